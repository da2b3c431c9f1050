import { rows } from './rows.ts'

/** Suppliers watched for return and reconciliation work. */
export const vendorTexts = rows({
  'vendor.title': ['Vendors', 'الموردون', 'विक्रेता'],
  'vendor.view': ['Vendor', 'المورد', 'विक्रेता'],
  'vendor.create': ['New vendor', 'مورد جديد', 'नया विक्रेता'],
  'vendor.edit': ['Edit vendor', 'تعديل المورد', 'विक्रेता संपादित करें'],
  'vendor.empty': [
    'No vendor yet. Add suppliers whose returns you follow up.',
    'لا موردين بعد. أضف الموردين الذين تتابع إقراراتهم.',
    'अभी कोई विक्रेता नहीं। जिनकी विवरणी पर नज़र रखनी है उन्हें जोड़ें।',
  ],
  'vendor.filing': ['Filing of returns', 'تقديم الإقرارات', 'विवरणी दाखिल'],
  'vendor.filingNote': [
    'The rating follows from the registration and from how punctually GSTR-1 is filed.',
    'يتبع التقييم حالة التسجيل وانتظام تقديم GSTR-1.',
    'रेटिंग पंजीकरण और GSTR-1 समय पर दाखिल होने से बनती है।',
  ],
  'vendor.contacts': ['Contact persons', 'جهات الاتصال', 'संपर्क व्यक्ति'],
  'vendor.addContact': ['Add person', 'إضافة شخص', 'व्यक्ति जोड़ें'],
  'vendor.followUp': ['E-mails for follow-up', 'بريد المتابعة', 'अनुवर्ती ई-मेल'],
  'vendor.registration': ['Registration', 'التسجيل', 'पंजीकरण'],
  'vendor.lastFiled': ['Last GSTR-1 filed', 'آخر GSTR-1 مقدَّم', 'अंतिम दाखिल GSTR-1'],
  'vendor.rating': ['Rating', 'التقييم', 'रेटिंग'],
  'vendor.late': ['Periods late', 'الفترات المتأخرة', 'देर की अवधियाँ'],
  'vendor.notKnown': ['Not known', 'غير معروف', 'ज्ञात नहीं'],
  'vendor.why.Suspended': ['The registration is suspended.', 'التسجيل موقوف.', 'पंजीकरण निलंबित है।'],
  'vendor.why.Cancelled': ['The registration is cancelled.', 'التسجيل ملغى.', 'पंजीकरण रद्द है।'],
  'vendor.why.unknown': ['It is not known what was filed.', 'لا يُعرف ما الذي قُدّم.', 'क्या दाखिल हुआ, ज्ञात नहीं।'],
  'vendor.why.punctual': [
    'GSTR-1 is filed for every period that is due.',
    'قُدّم GSTR-1 لكل فترة مستحقة.',
    'हर देय अवधि का GSTR-1 दाखिल है।',
  ],
  'vendor.why.late': [
    'Periods due and not known to be filed: {{count}}.',
    'فترات مستحقة لا يُعرف تقديمها: {{count}}.',
    'देय अवधियाँ जिनका दाखिल होना ज्ञात नहीं: {{count}}।',
  ],
  'enum.RegistrationStatus.Active': ['Active', 'نشط', 'सक्रिय'],
  'enum.RegistrationStatus.Suspended': ['Suspended', 'موقوف', 'निलंबित'],
  'enum.RegistrationStatus.Cancelled': ['Cancelled', 'ملغى', 'रद्द'],
  'field.registrationStatus': ['Registration', 'التسجيل', 'पंजीकरण'],
  'field.lastFiledPeriod': [
    'Last GSTR-1 filed (MMYYYY)',
    'آخر GSTR-1 مقدَّم (MMYYYY)',
    'अंतिम दाखिल GSTR-1 (MMYYYY)',
  ],
  'field.contacts': ['Contact persons', 'جهات الاتصال', 'संपर्क व्यक्ति'],
  'export.vendor': ['Vendors', 'الموردون', 'विक्रेता'],
  'issue.PERIOD_OF_QUARTER': [
    'A quarter is named by its last month: 03, 06, 09 or 12.',
    'يُسمى الربع بشهره الأخير: 03 أو 06 أو 09 أو 12.',
    'तिमाही का नाम उसके अंतिम माह से है: 03, 06, 09 या 12।',
  ],
  'issue.PERIOD_AHEAD': [
    'This period has not begun yet.',
    'لم تبدأ هذه الفترة بعد.',
    'यह अवधि अभी शुरू नहीं हुई।',
  ],
})
