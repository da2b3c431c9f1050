import { errors } from '../errors.ts'
import type { ErrorName } from '../errors.ts'
import { rows } from './rows.ts'

const refusals: readonly ErrorName[] = [
  'LINK_INVALID',
  'SSO_NOT_SET_UP',
  'SSO_REFUSED',
  'SSO_UNKNOWN_USER',
  'SSO_EMAIL_UNVERIFIED',
  'SSO_UNREACHABLE',
  'USER_INACTIVE',
]

/** What `/loginResponse` says of a code: the words of the error. */
export const ssoRefusalTexts: object = Object.fromEntries(
  refusals.map((name) => [`sso.refused.${errors[name].code}`, errors[name].text]),
)

/** Sign-in at identity providers, several accounts of one person, the e-invoice portal, and other users' views. */
export const ssoTexts = rows({
  'issue.HTTPS_NEEDED': [
    'Enter an address that begins with https://.',
    'يجب أن يبدأ العنوان بـ https://.',
    'https:// से शुरू होने वाला पता लिखें।',
  ],
  'issue.CERTIFICATE_UNREADABLE': [
    'Copy the complete certificate, from BEGIN CERTIFICATE to END CERTIFICATE.',
    'هذه ليست شهادة. انسخها كاملة من BEGIN CERTIFICATE إلى END CERTIFICATE.',
    'पूरा प्रमाणपत्र कॉपी करें, BEGIN CERTIFICATE से END CERTIFICATE तक।',
  ],
  'issue.CERTIFICATE_OVER': [
    'This certificate has expired. Copy the current one.',
    'انتهت صلاحية هذه الشهادة. انسخ الشهادة الحالية.',
    'इस प्रमाणपत्र की अवधि ख़त्म हो गई है। नया प्रमाणपत्र कॉपी करें।',
  ],
  'sso.or': ['or', 'أو', 'या'],
  'sso.google': ['Sign in with Google', 'تسجيل الدخول بحساب Google', 'Google से साइन इन'],
  'sso.azure': ['Sign in with Microsoft', 'تسجيل الدخول بحساب Microsoft', 'Microsoft से साइन इन'],
  'sso.okta': ['Sign in with Okta', 'تسجيل الدخول بحساب Okta', 'Okta से साइन इन'],
  'sso.userNameFirst': [
    'Enter your user name first.',
    'أدخل اسم المستخدم أولًا لنعرف أين تسجّل الدخول.',
    'पहले अपना यूज़र नाम लिखें।',
  ],
  'sso.failed': [
    'Sign-in failed. Try again.',
    'لم ينجح تسجيل الدخول. حاول مرة أخرى.',
    'साइन इन नहीं हो सका। फिर कोशिश करें।',
  ],
  'selectAccount.title': ['Select account', 'اختيار الحساب', 'खाता चुनें'],
  'selectAccount.intro': [
    'Your e-mail address belongs to several accounts. Choose the account to open.',
    'بريدك الإلكتروني مرتبط بعدة حسابات. أيها تريد فتحه؟',
    'आपका ई-मेल कई खातों में है। कौन सा खोलना है?',
  ],
  'selectAccount.over': [
    'The selection has expired. Sign in again.',
    'انتهت صلاحية الاختيار. سجّل الدخول مرة أخرى.',
    'चुनने का समय समाप्त हो गया। फिर से साइन इन करें।',
  ],
  'selectAccount.back': ['Back to sign-in', 'العودة إلى تسجيل الدخول', 'साइन इन पर वापस'],
  'switchAccount.title': ['Your other accounts', 'حساباتك الأخرى', 'आपके अन्य खाते'],
  'portal.toPortal': [
    'Switch to e-invoice portal',
    'الانتقال إلى بوابة الفاتورة الإلكترونية',
    'ई-इनवॉइस पोर्टल पर जाएँ',
  ],
  'portal.toProduct': ['Switch to main product', 'الانتقال إلى المنتج الرئيسي', 'मुख्य सॉफ़्टवेयर पर जाएँ'],
  'hop.failed': [
    'This link works only once, within one minute. Sign in again.',
    'يعمل هذا الدخول مرة واحدة ولمدة دقيقة فقط. سجّل الدخول مرة أخرى.',
    'यह लिंक एक ही बार और एक मिनट के अंदर चलता है। फिर से साइन इन करें।',
  ],
  'impersonate.title': ['View as user', 'العرض كمستخدم', 'यूज़र के रूप में देखें'],
  'impersonate.banner': [
    'You are viewing as {{name}}. Your actions are recorded under both names.',
    'ترى ما يراه {{name}}. كل ما تفعله يُسجّل باسميكما.',
    'आप {{name}} के रूप में देख रहे हैं। आपके काम दोनों नामों से दर्ज होंगे।',
  ],
  'impersonate.return': ['Return to my view', 'العودة إلى عرضي', 'अपने व्यू पर लौटें'],
  'impersonate.open': ['View as this user', 'العرض كهذا المستخدم', 'इस यूज़र के रूप में देखें'],
  'impersonate.thisUser': ['this user', 'هذا المستخدم', 'यह यूज़र'],
  'impersonate.explain': [
    'You will see the product as {{name}} sees it. Passwords, security, bank details and credentials cannot be changed in this view.',
    'سترى المنتج كما يراه {{name}} حتى تعود. لا يمكن أثناء ذلك تغيير كلمات المرور أو الأمان أو البيانات البنكية أو بيانات الاعتماد.',
    'आप सॉफ़्टवेयर को {{name}} की तरह देखेंगे। इस दौरान पासवर्ड, सुरक्षा, बैंक विवरण और पोर्टल यूज़र-पासवर्ड नहीं बदले जा सकते।',
  ],
  'saml.title': ['Single sign-on', 'تسجيل الدخول الموحد', 'सिंगल साइन-ऑन'],
  'saml.intro': [
    'Your users sign in with your own identity provider. Their user names here must match the names the provider sends.',
    'يسجّل مستخدموك الدخول لدى موفر الهوية الخاص بكم. يجب أن يكون المستخدم موجودًا هنا بالاسم الذي يرسله الموفر.',
    'आपके यूज़र आपके अपने आइडेंटिटी प्रोवाइडर से साइन इन करते हैं। यहाँ उनके यूज़र नाम वही हों जो प्रोवाइडर भेजता है।',
  ],
  'saml.azure': ['Microsoft Entra ID (Azure)', 'مايكروسوفت Entra ID (Azure)', 'माइक्रोसॉफ़्ट Entra ID (Azure)'],
  'saml.okta': ['Okta', 'أوكتا (Okta)', 'ओक्टा (Okta)'],
  'saml.ours': ['Enter at your provider', 'أدخله لدى موفر الهوية', 'अपने प्रोवाइडर के यहाँ भरें'],
  'saml.entityId': ['Identifier (entity ID)', 'المعرّف (Entity ID)', 'आइडेंटिफ़ायर (entity ID)'],
  'saml.replyUrl': ['Reply address (ACS)', 'عنوان الرد (ACS)', 'रिप्लाई पता (ACS)'],
  'saml.metadataUrl': ['Metadata', 'البيانات الوصفية', 'मेटाडेटा'],
  'saml.theirs': ['Copy from your provider', 'انسخه من موفر الهوية', 'अपने प्रोवाइडर से लेकर भरें'],
  'saml.on': ['On', 'مفعّل', 'चालू'],
  'saml.asksSecondStep': [
    'The provider requires two-step verification',
    'يطلب موفر الهوية خطوة ثانية',
    'प्रोवाइडर दूसरा चरण माँगता है',
  ],
  'help.asksSecondStep': [
    'When off, users who need two-step verification enter a code here too.',
    'عند الإيقاف: يُدخل المستخدمون الذين تلزمهم خطوة ثانية رمزًا هنا أيضًا.',
    'बंद हो तो जिन यूज़रों के लिए दूसरा चरण ज़रूरी है, वे यहाँ भी कोड डालेंगे।',
  ],
  'saml.adminOnly': [
    'Only an Admin can change this.',
    'لا يمكن تغيير هذا إلا للمسؤول.',
    'इसे केवल एडमिन बदल सकता है।',
  ],
  'saml.validTo': ['valid to', 'صالحة حتى', 'मान्य तक'],
  'saml.remove': ['Remove', 'إزالة', 'हटाएँ'],
  'saml.removeQuestion': [
    'Users will no longer be able to sign in this way.',
    'لن يتمكن المستخدمون من تسجيل الدخول بهذه الطريقة.',
    'यूज़र इस तरीके से साइन इन नहीं कर पाएँगे।',
  ],
  'field.entryPoint': ['Sign-in address', 'عنوان تسجيل الدخول', 'साइन इन पता'],
  'field.issuer': ['Issuer', 'المُصدر', 'जारीकर्ता'],
  'field.certificates': ['Signing certificate', 'شهادة التوقيع', 'हस्ताक्षर प्रमाणपत्र'],
  'field.userNameAttribute': [
    'Attribute with the user name',
    'السمة التي تحمل اسم المستخدم',
    'यूज़र नाम वाला एट्रिब्यूट',
  ],
  'help.userNameAttribute': ['Empty: the name ID is used.', 'فارغ: معرّف الاسم (NameID).', 'खाली: नाम ID।'],
})
