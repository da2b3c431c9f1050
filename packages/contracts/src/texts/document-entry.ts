import { rows } from './rows.ts'

/** Words of typing: what a field says about it, and of an invoice: lines, pasted rows, what is kept on the device, keys. */
export const documentEntryTexts = rows({
  'invoice.quantityNil': [
    'The quantity is 0. Enter how many are sold.',
    'الكمية 0. أدخل الكمية المباعة.',
    'मात्रा 0 है। कितना बेचा, वह लिखें।',
  ],
  'invoice.amountWithTax': ['Amount incl. tax', 'المبلغ شامل الضريبة', 'टैक्स सहित राशि'],
  'invoice.enterStops': ['Enter stops at', 'يتوقف Enter عند', 'Enter इन पर रुके'],
  'invoice.pasteTitle': ['Rows to paste: {{count}}', 'صفوف للصق: {{count}}', 'पेस्ट होने वाली लाइनें: {{count}}'],
  'invoice.pasteLooking': ['Searching for items…', 'جارٍ البحث عن الأصناف…', 'आइटम खोजे जा रहे हैं…'],
  'invoice.pasteReady': ['Ready: {{count}}', 'جاهز: {{count}}', 'तैयार: {{count}}'],
  'invoice.pasteUnknown': [
    'Unknown items: {{count}}',
    'أصناف غير معروفة: {{count}}',
    'आइटम नहीं मिले: {{count}}',
  ],
  'invoice.pasteBad': [
    'Rows with cells that cannot be read: {{count}}',
    'صفوف فيها خلايا غير مقروءة: {{count}}',
    'लाइनें जो पढ़ी नहीं जा सकीं: {{count}}',
  ],
  'invoice.pasteOver': [
    '{{count}} rows over the limit of 1,000: paste them afterwards',
    '{{count}} صفًا فوق حد 1,000: الصقها بعد ذلك',
    '1,000 की सीमा से {{count}} लाइनें ज़्यादा हैं: उन्हें बाद में पेस्ट करें',
  ],
  'invoice.pasteFailed': [
    'The items could not be searched: no connection.',
    'تعذر البحث عن الأصناف: لا يوجد اتصال.',
    'आइटम खोजे नहीं जा सके: कनेक्शन नहीं है।',
  ],
  'invoice.pasteNotFound': ['not in Items', 'غير موجود في الأصناف', 'आइटम सूची में नहीं'],
  'invoice.pasteUnreadable': ['cannot be read', 'غير مقروء', 'पढ़ा नहीं जा सका'],
  'invoice.pasteAsText': [
    'Paste unknown items as plain text lines',
    'لصق الأصناف غير المعروفة كنص',
    'न मिले आइटमों को सादी लाइन के रूप में पेस्ट करें',
  ],
  'invoice.pasteCreate': ['Create items ({{count}})', 'إنشاء الأصناف ({{count}})', 'आइटम बनाएँ ({{count}})'],
  'invoice.pasteDo': ['Paste rows ({{count}})', 'لصق الصفوف ({{count}})', 'लाइनें पेस्ट करें ({{count}})'],
  'invoice.counterSale': ['Counter sale: {{name}}', 'بيع مباشر: {{name}}', 'काउंटर बिक्री: {{name}}'],
  'invoice.byRule': ['By rule: {{value}}', 'حسب القاعدة: {{value}}', 'नियम से: {{value}}'],
  'invoice.placeOfCustomer': [
    'By rule, from the customer',
    'حسب القاعدة، من العميل',
    'नियम से, ग्राहक के अनुसार',
  ],
  'invoice.numberWhenSaved': [
    'Number (assigned when saved)',
    'الرقم (يُعطى عند الحفظ)',
    'नंबर (सेव करने पर मिलेगा)',
  ],
  'invoice.numberWhenApproved': [
    'Series (number on approval)',
    'السلسلة (الرقم عند الموافقة)',
    'सीरीज़ (नंबर मंज़ूरी पर)',
  ],
  'invoice.lutAsk': [
    'LUT {{number}} is in force. Supply this customer without payment of tax? Valid until',
    'خطاب التعهد {{number}} ساري. هل التوريد لهذا العميل دون دفع الضريبة؟ صالح حتى',
    'LUT {{number}} लागू है। क्या इस ग्राहक को बिना टैक्स चुकाए सप्लाई करें? मान्य',
  ],
  'invoice.lutWithout': ['Without payment', 'دون دفع الضريبة', 'बिना टैक्स चुकाए'],
  'invoice.lutWith': ['With payment', 'مع دفع الضريبة', 'टैक्स चुकाकर'],
  'invoice.closeForm': ['Close the form', 'إغلاق النموذج', 'फ़ॉर्म बंद करें'],
  'invoice.notSaved': [
    'Not saved: no connection to Bahi.',
    'لم تُحفظ: لا يوجد اتصال بـ Bahi.',
    'सेव नहीं हुआ: Bahi से कनेक्शन नहीं है।',
  ],
  'invoice.keptMeanwhile': [
    'Your entries are kept on this device.',
    'إدخالاتك محفوظة على هذا الجهاز.',
    'आपका लिखा हुआ इस डिवाइस पर रखा है।',
  ],
  'invoice.nextTry': [
    'Next try in {{seconds}} s',
    'المحاولة التالية بعد {{seconds}} ث',
    'अगली कोशिश {{seconds}} से. में',
  ],
  'invoice.tryingNow': ['Try {{count}}…', 'المحاولة {{count}}…', 'कोशिश {{count}}…'],
  'invoice.stopTrying': ['Stop trying', 'إيقاف المحاولة', 'कोशिश रोकें'],
  'invoice.savedOnce': [
    'Saved once, after {{count}} tries.',
    'حُفظت مرة واحدة بعد {{count}} محاولات.',
    '{{count}} कोशिशों के बाद एक ही बार सेव हुआ।',
  ],
  'invoice.unsavedFor': [
    'Unsaved invoice for {{party}}',
    'فاتورة غير محفوظة للعميل {{party}}',
    '{{party}} का बिना सेव किया बिल',
  ],
  'invoice.unsaved': ['Unsaved invoice', 'فاتورة غير محفوظة', 'बिना सेव किया बिल'],
  'invoice.linesCount': ['Lines: {{count}}', 'البنود: {{count}}', 'लाइनें: {{count}}'],
  'invoice.problemLines': ['Lines', 'البنود', 'लाइनें'],
  'invoice.problemCount': ['To correct: {{count}}', 'للتصحيح: {{count}}', 'सुधारना है: {{count}}'],
  'invoice.nextProblem': ['Next field to correct', 'الحقل التالي للتصحيح', 'अगला सुधारने वाला खाना'],
  'invoice.enterField': ['Enter: {{field}}.', 'أدخل: {{field}}.', 'लिखें: {{field}}।'],
  'invalid.negative': [
    'A negative number is not possible here; it was changed to 0. Enter 0 or more.',
    'لا يمكن إدخال رقم سالب هنا. أصبح 0: أدخل 0 أو أكثر.',
    'यहाँ माइनस नंबर नहीं हो सकता; उसे 0 कर दिया गया। 0 या अधिक लिखें।',
  ],
  'invalid.notANumber': [
    '"{{text}}" is not a number. Enter digits, for example 1500.50.',
    '"{{text}}" ليس رقمًا. أدخل أرقامًا، مثلًا 1500.50.',
    '"{{text}}" नंबर नहीं है। अंक लिखें, जैसे 1500.50।',
  ],
  'invalid.leftOut': [
    'Left out, not possible here: {{characters}}',
    'حُذف لأنه غير مسموح به هنا: {{characters}}',
    'हटाया गया, यहाँ नहीं लिख सकते: {{characters}}',
  ],
  'invalid.date': [
    '{{text}} is not a date. Enter day, month and year, for example 15-10-2026.',
    '{{text}} ليس تاريخًا. أدخل اليوم والشهر والسنة، مثلًا 15-10-2026.',
    '{{text}} तारीख नहीं है। दिन, महीना और वर्ष लिखें, जैसे 15-10-2026।',
  ],
})
