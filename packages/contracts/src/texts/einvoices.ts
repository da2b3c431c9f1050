import { rows } from './rows.ts'

/** Words of the server about e-invoices and portals. */
export const eInvoiceTexts = rows({
  'eInvoice.reason.switchedOff': [
    'E-invoicing is switched off for this GSTIN.',
    'الفوترة الإلكترونية متوقفة لهذا GSTIN.',
    'इस GSTIN के लिए ई-इनवॉइस बंद है।',
  ],
  'eInvoice.reason.beforeStart': [
    'It is dated before e-invoicing began for this GSTIN.',
    'تاريخه قبل بدء الفوترة الإلكترونية لهذا GSTIN.',
    'इसकी तिथि इस GSTIN पर ई-इनवॉइस शुरू होने से पहले की है।',
  ],
  'eInvoice.reason.exemptSeller': [
    'This kind of business makes no e-invoices (notification 13/2020).',
    'هذا النوع من الأعمال لا يصدر فواتير إلكترونية (الإشعار 13/2020).',
    'इस प्रकार के व्यवसाय को ई-इनवॉइस नहीं बनाना है (अधिसूचना 13/2020)।',
  ],
  'eInvoice.reason.sezUnit': [
    'Units in a special economic zone make no e-invoices.',
    'وحدات المناطق الاقتصادية الخاصة لا تصدر فواتير إلكترونية.',
    'विशेष आर्थिक क्षेत्र की यूनिटें ई-इनवॉइस नहीं बनातीं।',
  ],
  'eInvoice.reason.documentKind': [
    'Only invoices, credit notes and debit notes are registered.',
    'تُسجَّل الفواتير وإشعارات الدائن والمدين فقط.',
    'केवल बिल, क्रेडिट नोट और डेबिट नोट रजिस्टर्ड होते हैं।',
  ],
  'eInvoice.reason.exemptSupply': [
    'A bill of supply bears no tax and is not registered.',
    'فاتورة التوريد لا تحمل ضريبة ولا تُسجَّل.',
    'सप्लाई बिल पर टैक्स नहीं होता, यह रजिस्टर्ड नहीं होता।',
  ],
  'eInvoice.reason.unregisteredBuyer': [
    'The buyer has no GSTIN: sales to consumers are not registered.',
    'ليس للمشتري GSTIN: لا تُسجَّل المبيعات للمستهلكين.',
    'खरीदार का GSTIN नहीं है: उपभोक्ता बिक्री रजिस्टर्ड नहीं होती।',
  ],
  'eInvoice.reason.setAside': [
    'It was taken off the work list by hand.',
    'أُزيل من قائمة العمل يدويًا.',
    'इसे हाथ से कार्य-सूची से हटाया गया।',
  ],
  'eInvoice.refused.notAside': [
    'It was not taken off the work list.',
    'لم يُزَل من قائمة العمل.',
    'इसे कार्य-सूची से हटाया नहीं गया था।',
  ],
  'eInvoice.refused.draft': [
    'Save it as an invoice first.',
    'احفظه كفاتورة أولاً.',
    'पहले इसे बिल के रूप में सेव करें।',
  ],
  'eInvoice.refused.cancelledDocument': ['The document is cancelled.', 'المستند ملغى.', 'दस्तावेज़ रद्द है।'],
  'eInvoice.refused.hasIrn': ['It has an IRN already.', 'له IRN بالفعل.', 'इसका IRN पहले से है।'],
  'eInvoice.refused.irnCancelled': [
    'Its IRN was cancelled; the same number cannot be registered again.',
    'أُلغي رقم IRN الخاص به؛ لا يمكن تسجيل الرقم نفسه مرة أخرى.',
    'इसका IRN रद्द हुआ; वही नंबर फिर रजिस्टर्ड नहीं हो सकती।',
  ],
  'eInvoice.refused.inProgress': [
    'It is at the portal right now. Wait for the answer.',
    'هو لدى البوابة الآن. انتظر الرد.',
    'यह अभी पोर्टल पर है। जवाब की प्रतीक्षा करें।',
  ],
  'eInvoice.refused.noIrn': ['It has no IRN.', 'ليس له IRN.', 'इसका IRN नहीं है।'],
  'eInvoice.refused.late': [
    'The 24 hours to cancel ended on {{at}}. Issue a credit note instead.',
    'انتهت مهلة الإلغاء (24 ساعة) في {{at}}. أصدر إشعار دائن بدلاً من ذلك.',
    'रद्द करने के 24 घंटे {{at}} को समाप्त हुए। क्रेडिट नोट जारी करें।',
  ],
  'eInvoice.refused.ewayBill': [
    'Its e-way bill {{number}} is active: cancel that first.',
    'بوليصة النقل {{number}} سارية: ألغها أولاً.',
    'इसका ई-वे बिल {{number}} सक्रिय है: पहले उसे रद्द करें।',
  ],
  'eInvoice.error.otherContent': [
    'This number is registered at the portal with other contents. Nothing was taken over.',
    'هذا الرقم مسجل في البوابة بمحتوى آخر. لم يُعتمد شيء.',
    'यह संख्या पोर्टल पर दूसरी सामग्री से रजिस्टर्ड है। कुछ अपनाया नहीं गया।',
  ],
  'eInvoice.error.otherContent.fix': [
    'Compare both, then clone the document under a new number.',
    'قارن بينهما ثم انسخ المستند برقم جديد.',
    'दोनों मिलाएँ, फिर नया नंबर से प्रति बनाएँ।',
  ],
  'eInvoice.error.elsewhere': [
    'It is registered at another portal.',
    'مسجل في بوابة أخرى.',
    'यह दूसरे पोर्टल पर रजिस्टर्ड है।',
  ],
  'eInvoice.error.elsewhere.fix': [
    'Fetch it there; it cannot be registered twice.',
    'اجلبه من هناك؛ لا يمكن تسجيله مرتين.',
    'वहाँ से लें; यह दो बार रजिस्टर्ड नहीं हो सकता।',
  ],
  'eInvoice.error.notIssued': [
    'It is not an issued document any more.',
    'لم يعد مستندًا صادرًا.',
    'यह अब जारी दस्तावेज़ नहीं है।',
  ],
  'portal.trouble.credentialsMissing': [
    'No credentials are set for this GSTIN.',
    'لا توجد بيانات دخول لهذا GSTIN.',
    'इस GSTIN के लिए क्रेडेंशियल नहीं हैं।',
  ],
  'portal.trouble.providerMissing': [
    'This portal is not set up on this installation.',
    'هذه البوابة غير معدّة في هذا التثبيت.',
    'इस इंस्टॉलेशन में यह पोर्टल तैयार नहीं है।',
  ],
  'portal.trouble.signInRefused': [
    'The portal does not accept the credentials: {{detail}}',
    'لا تقبل البوابة بيانات الدخول: {{detail}}',
    'पोर्टल क्रेडेंशियल स्वीकार नहीं करता: {{detail}}',
  ],
  'portal.trouble.down': [
    'The portal does not answer: {{detail}}',
    'البوابة لا تستجيب: {{detail}}',
    'पोर्टल जवाब नहीं दे रहा: {{detail}}',
  ],
  'portal.task.generate': ['{{count}} e-invoices', '{{count}} فواتير إلكترونية', '{{count}} ई-इनवॉइस'],
  'portal.task.cancel': [
    'Cancelling {{count}} e-invoices',
    'إلغاء {{count}} فواتير إلكترونية',
    '{{count}} ई-इनवॉइस रद्द हो रहे हैं',
  ],
  'portal.task.refresh': [
    'Asking for {{count}} e-invoices',
    'الاستعلام عن {{count}} فواتير إلكترونية',
    '{{count}} ई-इनवॉइसों की जानकारी',
  ],
  'settings.group.STG_EIN': ['E-invoice', 'الفاتورة الإلكترونية', 'ई-इनवॉइस'],
  'setting.eInvoiceEnabled': ['E-invoices are made', 'تُنشأ الفواتير الإلكترونية', 'ई-इनवॉइस बनाए जाते हैं'],
  'setting.eInvoiceEnabled.help': [
    'A duty above 5 crore rupees of turnover in any year since 2017-18.',
    'إلزامية فوق 5 كرور روبية من الإيرادات في أي سنة منذ 2017-18.',
    '2017-18 से किसी भी वर्ष 5 करोड़ से अधिक कारोबार पर अनिवार्य।',
  ],
  'setting.eInvoiceSince': ['E-invoices from', 'الفواتير الإلكترونية اعتبارًا من', 'ई-इनवॉइस इस तिथि से'],
  'setting.eInvoiceSince.help': [
    'Empty: for documents of every date.',
    'فارغ: لكل التواريخ.',
    'खाली: हर तिथि के लिए।',
  ],
  'setting.eInvoiceOnSave': [
    'Register invoices as they are saved',
    'سجّل الفواتير عند حفظها',
    'सेव करते ही बिल रजिस्टर्ड करें',
  ],
  'setting.eInvoiceOnSave.help': [
    'In the background; saving does not wait for the portal.',
    'في الخلفية؛ لا ينتظر الحفظ البوابة.',
    'पृष्ठभूमि में; सेव करना पोर्टल की प्रतीक्षा नहीं करता।',
  ],
  'setting.eInvoiceExemptSeller': [
    'Business exempt from e-invoicing',
    'نشاط معفى من الفوترة الإلكترونية',
    'ई-इनवॉइस से मुक्त व्यवसाय',
  ],
  'setting.eInvoiceExemptSeller.help': [
    'Banks, insurers, transporters of goods and passengers, cinemas.',
    'البنوك وشركات التأمين وناقلو البضائع والركاب ودور السينما.',
    'बैंक, बीमा, माल और यात्री ट्रांसपोर्ट, सिनेमा।',
  ],
})
