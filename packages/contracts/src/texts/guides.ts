import type { Texts } from './texts.ts'

/** Titles and frame of the help pages; what stands in them is in `help/`. */
export const guideFrameTexts = {
  'guide.manage-business.title': { en: 'Manage business', ar: 'إدارة النشاط', hi: 'व्यवसाय प्रबंधन' },
  'guide.parties.title': { en: 'Parties', ar: 'الأطراف', hi: 'पार्टियाँ' },
  'guide.items.title': { en: 'Items', ar: 'الأصناف', hi: 'आइटम' },
  'guide.sale-order.title': { en: 'Sales order', ar: 'أمر البيع', hi: 'बिक्री ऑर्डर' },
  'guide.sale-invoice.title': { en: 'Sales invoice', ar: 'فاتورة المبيعات', hi: 'बिक्री बिल' },
  'guide.delivery-challan.title': { en: 'Delivery challan', ar: 'إذن التسليم', hi: 'डिलीवरी चालान' },
  'guide.payment-in.title': { en: 'Payment in', ar: 'المقبوضات', hi: 'प्राप्त भुगतान' },
  'guide.outward-note.title': { en: 'Outward notes', ar: 'الإشعارات الصادرة', hi: 'जावक नोट' },
  'guide.einv-ewb.title': {
    en: 'E-invoice and e-way bill',
    ar: 'الفاتورة الإلكترونية وبوليصة النقل',
    hi: 'ई-इनवॉइस और ई-वे बिल',
  },
  'guides.title': { en: 'Help', ar: 'المساعدة', hi: 'सहायता' },
  'guides.document': { en: 'Help Document', ar: 'مستند المساعدة', hi: 'सहायता दस्तावेज़' },
  'guides.topics': { en: 'Topics', ar: 'الموضوعات', hi: 'विषय' },
  'guides.onThisPage': { en: 'On this page', ar: 'في هذه الصفحة', hi: 'इस पेज पर' },
  'guides.search': { en: 'Search the help', ar: 'ابحث في المساعدة', hi: 'सहायता में खोजें' },
  'guides.none': {
    en: 'Nothing about "{{words}}". Try one word less, or write to us.',
    ar: 'لا شيء عن "{{words}}". جرّب كلمة أقل أو اكتب إلينا.',
    hi: '"{{words}}" के बारे में कुछ नहीं। एक शब्द कम करके देखें, या हमें लिखें।',
  },
  'guides.found.one': { en: '{{count}} place', ar: 'موضع واحد', hi: '{{count}} जगह' },
  'guides.found.other': { en: '{{count}} places', ar: 'المواضع: {{count}}', hi: '{{count}} जगहें' },
  'guides.picture': { en: 'The screen: {{title}}', ar: 'الشاشة: {{title}}', hi: 'स्क्रीन: {{title}}' },
  'guides.useful': {
    en: 'Was this document useful?',
    ar: 'هل كان هذا المستند مفيدًا؟',
    hi: 'क्या यह दस्तावेज़ उपयोगी था?',
  },
  'guides.yes': { en: 'Yes', ar: 'نعم', hi: 'हाँ' },
  'guides.no': { en: 'No', ar: 'لا', hi: 'नहीं' },
  'guides.thanks': {
    en: 'Thank you for your answer.',
    ar: 'شكرًا على إجابتك.',
    hi: 'आपके जवाब के लिए धन्यवाद।',
  },
  'guides.missing': {
    en: 'What was missing? (optional)',
    ar: 'ما الذي كان ناقصًا؟ (اختياري)',
    hi: 'क्या कमी थी? (वैकल्पिक)',
  },
  'guides.send': { en: 'Send', ar: 'إرسال', hi: 'भेजें' },
  'guides.open': { en: 'Open the screen', ar: 'افتح الشاشة', hi: 'स्क्रीन खोलें' },
} as const satisfies Texts
