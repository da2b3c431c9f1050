import type { Texts } from './texts.ts'

/** Titles and frame of the help pages; what is in them is in `help/`. */
export const guideFrameTexts = {
  'guide.manage-business.title': { en: 'Manage business', ar: 'إدارة المنشآت', hi: 'व्यवसाय मैनेज करें' },
  'guide.parties.title': { en: 'Parties', ar: 'الأطراف', hi: 'पार्टियाँ' },
  'guide.items.title': { en: 'Items', ar: 'الأصناف', hi: 'आइटम' },
  'guide.sale-order.title': { en: 'Sales order', ar: 'أمر البيع', hi: 'बिक्री ऑर्डर' },
  'guide.sale-invoice.title': { en: 'Sales invoice', ar: 'فاتورة المبيعات', hi: 'बिक्री बिल' },
  'guide.delivery-challan.title': { en: 'Delivery challan', ar: 'إذن التسليم', hi: 'डिलीवरी चालान' },
  'guide.payment-in.title': { en: 'Payment in', ar: 'المقبوضات', hi: 'मिला भुगतान' },
  'guide.outward-note.title': { en: 'Outward notes', ar: 'الإشعارات الصادرة', hi: 'जावक नोट' },
  'guide.purchase.title': { en: 'Purchases', ar: 'المشتريات', hi: 'खरीद' },
  'guide.einv-ewb.title': {
    en: 'E-invoice and e-way bill',
    ar: 'الفاتورة الإلكترونية وبوليصة النقل',
    hi: 'ई-इनवॉइस और ई-वे बिल',
  },
  'guide.moving-in.title': {
    en: 'Import and moving in',
    ar: 'الاستيراد والانتقال',
    hi: 'इंपोर्ट और बही लाना',
  },
  'guide.company-data-file.title': {
    en: 'Company data file',
    ar: 'ملف بيانات المنشأة',
    hi: 'कंपनी की डेटा फ़ाइल',
  },
  'guides.title': { en: 'Help', ar: 'المساعدة', hi: 'मदद' },
  'guides.document': { en: 'Help Document', ar: 'مستند المساعدة', hi: 'मदद दस्तावेज़' },
  'guides.topics': { en: 'Topics', ar: 'الموضوعات', hi: 'विषय' },
  'guides.onThisPage': { en: 'On this page', ar: 'في هذه الصفحة', hi: 'इस पेज पर' },
  'guides.search': { en: 'Search the help', ar: 'البحث في المساعدة', hi: 'मदद में खोजें' },
  'guides.none': {
    en: 'No results for "{{words}}". Use fewer words, or contact us.',
    ar: 'لا نتائج لـ "{{words}}". استخدم كلمات أقل أو تواصل معنا.',
    hi: '"{{words}}" के लिए कुछ नहीं मिला। कम शब्द लिखें, या हमसे संपर्क करें।',
  },
  'guides.found.one': { en: '{{count}} result', ar: 'نتيجة واحدة', hi: '{{count}} नतीजा' },
  'guides.found.other': { en: '{{count}} results', ar: 'النتائج: {{count}}', hi: '{{count}} नतीजे' },
  'guides.picture': { en: 'The screen: {{title}}', ar: 'الشاشة: {{title}}', hi: 'स्क्रीन: {{title}}' },
  'guides.useful': {
    en: 'Was this document useful?',
    ar: 'هل كان هذا المستند مفيدًا؟',
    hi: 'क्या यह पेज काम का था?',
  },
  'guides.yes': { en: 'Yes', ar: 'نعم', hi: 'हाँ' },
  'guides.no': { en: 'No', ar: 'لا', hi: 'नहीं' },
  'guides.thanks': {
    en: 'Thank you for your feedback.',
    ar: 'شكرًا على ملاحظتك.',
    hi: 'आपकी राय के लिए धन्यवाद।',
  },
  'guides.missing': {
    en: 'What was missing? (optional)',
    ar: 'ما الذي كان ناقصًا؟ (اختياري)',
    hi: 'क्या कमी थी? (ज़रूरी नहीं)',
  },
  'guides.send': { en: 'Send', ar: 'إرسال', hi: 'भेजें' },
  'guides.open': { en: 'Open the screen', ar: 'فتح الشاشة', hi: 'स्क्रीन खोलें' },
} as const satisfies Texts
