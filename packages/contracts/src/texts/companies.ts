import { rows } from './rows.ts'

/** Screens of businesses, of their first set-up, and of the page that opens the masters. */
export const companyTexts = rows({
  'companies.title': ['Manage Business', 'إدارة النشاط', 'व्यवसाय प्रबंधन'],
  'companies.search': ['Name or GSTIN', 'الاسم أو GSTIN', 'नाम या GSTIN'],
  'companies.viewCompany': ['Company', 'الشركة', 'कंपनी'],
  'companies.createCompany': ['New company', 'شركة جديدة', 'नई कंपनी'],
  'companies.editCompany': ['Edit company', 'تعديل الشركة', 'कंपनी संपादित करें'],
  'companies.createGstin': ['New GSTIN', 'GSTIN جديد', 'नया GSTIN'],
  'companies.editGstin': ['Edit GSTIN', 'تعديل GSTIN', 'GSTIN संपादित करें'],
  'companies.viewGstin': ['GSTIN', 'GSTIN', 'GSTIN'],
  'companies.createBranch': ['New branch or godown', 'فرع أو مستودع جديد', 'नई शाखा या गोदाम'],
  'companies.editBranch': ['Edit branch or godown', 'تعديل الفرع أو المستودع', 'शाखा या गोदाम संपादित करें'],
  'companies.viewBranch': ['Branch or godown', 'فرع أو مستودع', 'शाखा या गोदाम'],
  'companies.allStates': ['All', 'الكل', 'सभी'],
  'companies.nothingFound': ['No business matches.', 'لا نشاط مطابق.', 'कोई व्यवसाय मेल नहीं खाता।'],
  'companies.essentials': ['Essentials', 'الأساسيات', 'मूल जानकारी'],
  'companies.bank': ['Bank and UPI', 'البنك و UPI', 'बैंक और UPI'],
  'companies.bankNote': [
    'Printed on invoices; the UPI id makes the payment QR.',
    'يُطبع على الفواتير؛ ومعرف UPI يُنشئ رمز الدفع.',
    'बिलों पर छपता है; UPI आईडी से भुगतान QR बनता है।',
  ],
  'companies.print': ['On documents', 'على المستندات', 'दस्तावेज़ों पर'],
  'companies.lutNote': [
    'An export or SEZ supply without payment of tax needs a letter of undertaking that is valid on its date.',
    'يحتاج التصدير أو التوريد إلى منطقة خاصة دون دفع الضريبة إلى خطاب تعهد ساري في تاريخه.',
    'बिना कर भुगतान के निर्यात या SEZ आपूर्ति के लिए उस तिथि पर मान्य वचन पत्र चाहिए।',
  ],
  'companies.lutNumber': ['LUT number', 'رقم خطاب التعهد', 'LUT संख्या'],
  'companies.addLut': ['Add letter of undertaking', 'إضافة خطاب تعهد', 'वचन पत्र जोड़ें'],
  'enum.FilingFrequency.Monthly': ['Monthly', 'شهري', 'मासिक'],
  'enum.FilingFrequency.Quarterly': ['Quarterly', 'ربع سنوي', 'त्रैमासिक'],

  'masters.title': ['Masters', 'البيانات الأساسية', 'मास्टर'],
  'masters.category': [
    'Group items on two levels.',
    'اجمع الأصناف على مستويين.',
    'वस्तुओं को दो स्तरों पर समूहित करें।',
  ],
  'masters.unit': [
    'Units of quantity and their codes.',
    'وحدات الكمية ورموزها.',
    'मात्रा की इकाइयाँ और उनके कोड।',
  ],
  'masters.taxRate': [
    'Rates of GST and cess with their dates.',
    'نسب GST والرسوم مع تواريخها.',
    'GST और उपकर की दरें, तिथियों सहित।',
  ],
  'masters.hsnSac': ['Codes of goods and services.', 'رموز السلع والخدمات.', 'माल और सेवाओं के कोड।'],
  'masters.series': ['How documents are numbered.', 'كيف تُرقّم المستندات.', 'दस्तावेज़ों की संख्या कैसे बने।'],
  'masters.allocate': [
    'Which series serves which GSTIN.',
    'أي سلسلة تخدم أي GSTIN.',
    'कौन सी श्रृंखला किस GSTIN के लिए।',
  ],

  'setup.title': ['Set up your business', 'إعداد نشاطك', 'अपना व्यवसाय सेट करें'],
  'setup.company': ['Company', 'الشركة', 'कंपनी'],
  'setup.companyText': [
    'Name and PAN of the business. Both can be changed later.',
    'اسم النشاط ورقم PAN. يمكن تغييرهما لاحقًا.',
    'व्यवसाय का नाम और PAN। दोनों बाद में बदले जा सकते हैं।',
  ],
  'setup.place': ['First place of business', 'أول مقر عمل', 'पहला व्यवसाय स्थान'],
  'setup.placeText': [
    'The GSTIN you bill from, or a plain place of business without one.',
    'رقم GSTIN الذي تفوتر منه، أو مقر عمل بدونه.',
    'जिस GSTIN से बिल बनाते हैं, या बिना GSTIN का स्थान।',
  ],
  'setup.finish': ['Finish', 'إنهاء', 'पूरा करें'],
})
