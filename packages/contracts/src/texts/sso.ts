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
    'The address must begin with https://.',
    'يجب أن يبدأ العنوان بـ https://.',
    'पता https:// से शुरू होना चाहिए।',
  ],
  'issue.CERTIFICATE_UNREADABLE': [
    'This is not a certificate. Copy it whole, from BEGIN CERTIFICATE to END CERTIFICATE.',
    'هذه ليست شهادة. انسخها كاملة من BEGIN CERTIFICATE إلى END CERTIFICATE.',
    'यह प्रमाणपत्र नहीं है। इसे BEGIN CERTIFICATE से END CERTIFICATE तक पूरा कॉपी करें।',
  ],
  'issue.CERTIFICATE_OVER': [
    'This certificate has expired. Copy the current one.',
    'انتهت صلاحية هذه الشهادة. انسخ الشهادة الحالية.',
    'इस प्रमाणपत्र की अवधि समाप्त है। वर्तमान प्रमाणपत्र कॉपी करें।',
  ],
  'sso.or': ['or', 'أو', 'या'],
  'sso.google': ['Sign in with Google', 'تسجيل الدخول بحساب Google', 'Google से साइन इन'],
  'sso.azure': ['Sign in with Microsoft', 'تسجيل الدخول بحساب Microsoft', 'Microsoft से साइन इन'],
  'sso.okta': ['Sign in with Okta', 'تسجيل الدخول بحساب Okta', 'Okta से साइन इन'],
  'sso.userNameFirst': [
    'Enter your user name first, so that we know where to sign you in.',
    'أدخل اسم المستخدم أولًا لنعرف أين تسجّل الدخول.',
    'पहले यूज़र नाम लिखें, ताकि पता चले कहाँ साइन इन करना है।',
  ],
  'sso.failed': [
    'Signing in did not work. Try again.',
    'لم ينجح تسجيل الدخول. حاول مرة أخرى.',
    'साइन इन नहीं हो सका। फिर कोशिश करें।',
  ],
  'selectAccount.title': ['Select account', 'اختيار الحساب', 'खाता चुनें'],
  'selectAccount.intro': [
    'Your e-mail address belongs to several accounts. Which one do you want to open?',
    'بريدك الإلكتروني مرتبط بعدة حسابات. أيها تريد فتحه؟',
    'आपका ई-मेल कई खातों में है। कौन सा खोलना है?',
  ],
  'selectAccount.over': [
    'The choice has expired. Sign in again.',
    'انتهت صلاحية الاختيار. سجّل الدخول مرة أخرى.',
    'चुनने का समय समाप्त हो गया। फिर से साइन इन करें।',
  ],
  'selectAccount.back': ['Back to login', 'العودة إلى تسجيل الدخول', 'साइन इन पर वापस'],
  'switchAccount.title': ['Your other accounts', 'حساباتك الأخرى', 'आपके अन्य खाते'],
  'portal.toPortal': [
    'Switch to e-invoice portal',
    'الانتقال إلى بوابة الفاتورة الإلكترونية',
    'ई-इनवॉइस पोर्टल पर जाएँ',
  ],
  'portal.toProduct': ['Switch to main product', 'الانتقال إلى المنتج الرئيسي', 'मुख्य उत्पाद पर जाएँ'],
  'hop.failed': [
    'This way in works once and for a minute only. Sign in again.',
    'يعمل هذا الدخول مرة واحدة ولمدة دقيقة فقط. سجّل الدخول مرة أخرى.',
    'यह रास्ता एक बार और एक मिनट के लिए ही चलता है। फिर से साइन इन करें।',
  ],
  'impersonate.title': ['View as user', 'العرض كمستخدم', 'यूज़र के रूप में देखें'],
  'impersonate.banner': [
    'You see what {{name}} sees. Whatever you do is recorded under both names.',
    'ترى ما يراه {{name}}. كل ما تفعله يُسجّل باسميكما.',
    'आप वह देख रहे हैं जो {{name}} देखते हैं। जो भी करेंगे वह दोनों नामों से दर्ज होगा।',
  ],
  'impersonate.return': ['Return to my view', 'العودة إلى عرضي', 'अपने व्यू पर लौटें'],
  'impersonate.open': ['View as this user', 'العرض كهذا المستخدم', 'इस यूज़र के रूप में देखें'],
  'impersonate.explain': [
    'You will see the product as {{name}} does, until you return. Passwords, security, bank details and credentials cannot be changed meanwhile.',
    'سترى المنتج كما يراه {{name}} حتى تعود. لا يمكن أثناء ذلك تغيير كلمات المرور أو الأمان أو البيانات البنكية أو بيانات الاعتماد.',
    'लौटने तक आप उत्पाद को {{name}} की तरह देखेंगे। इस बीच पासवर्ड, सुरक्षा, बैंक विवरण और क्रेडेंशियल नहीं बदले जा सकते।',
  ],
  'saml.title': ['Single sign-on', 'تسجيل الدخول الموحد', 'सिंगल साइन-ऑन'],
  'saml.intro': [
    'Your users sign in at your own identity provider. Users must exist here under the name that the provider sends.',
    'يسجّل مستخدموك الدخول لدى موفر الهوية الخاص بكم. يجب أن يكون المستخدم موجودًا هنا بالاسم الذي يرسله الموفر.',
    'आपके यूज़र आपके अपने पहचान प्रोवाइडर से साइन इन करते हैं। प्रोवाइडर जो नाम भेजे, उसी नाम से यूज़र यहाँ होना चाहिए।',
  ],
  'saml.azure': ['Microsoft Entra ID (Azure)', 'مايكروسوفت Entra ID (Azure)', 'माइक्रोसॉफ़्ट Entra ID (Azure)'],
  'saml.okta': ['Okta', 'أوكتا (Okta)', 'ओक्टा (Okta)'],
  'saml.ours': ['Enter at your provider', 'أدخله لدى موفر الهوية', 'अपने प्रोवाइडर के यहाँ भरें'],
  'saml.entityId': ['Identifier (entity ID)', 'المعرّف (Entity ID)', 'पहचानकर्ता (entity ID)'],
  'saml.replyUrl': ['Reply address (ACS)', 'عنوان الرد (ACS)', 'जवाब पता (ACS)'],
  'saml.metadataUrl': ['Metadata', 'البيانات الوصفية', 'मेटाडेटा'],
  'saml.theirs': ['Copy from your provider', 'انسخه من موفر الهوية', 'अपने प्रोवाइडर से लेकर भरें'],
  'saml.on': ['Switched on', 'مفعّل', 'चालू'],
  'saml.asksSecondStep': [
    'The provider asks for a second step',
    'يطلب موفر الهوية خطوة ثانية',
    'प्रदाता दूसरा चरण माँगता है',
  ],
  'help.asksSecondStep': [
    'Off: users for whom a second step is required enter a code here too.',
    'عند الإيقاف: يُدخل المستخدمون الذين تلزمهم خطوة ثانية رمزًا هنا أيضًا.',
    'बंद हो तो: जिन उपयोगकर्ताओं के लिए दूसरा चरण ज़रूरी है, वे यहाँ भी कोड डालेंगे।',
  ],
  'saml.adminOnly': [
    'Only an Admin can change this: a provider decides who signs in as whom.',
    'لا يغيّر هذا إلا مسؤول: فموفر الهوية يحدد من يسجّل الدخول وباسم من.',
    'इसे केवल Admin बदल सकता है: प्रदाता तय करता है कि कौन किस नाम से साइन इन करे।',
  ],
  'saml.validTo': ['valid to', 'صالحة حتى', 'मान्य तक'],
  'saml.remove': ['Remove', 'إزالة', 'हटाएँ'],
  'saml.removeQuestion': [
    'Users will no longer be able to sign in this way.',
    'لن يتمكن المستخدمون من تسجيل الدخول بهذه الطريقة.',
    'यूज़र इस तरीके से साइन इन नहीं टैक्स पाएँगे।',
  ],
  'field.entryPoint': ['Sign-in address', 'عنوان تسجيل الدخول', 'साइन इन पता'],
  'field.issuer': ['Issuer', 'المُصدر', 'जारीकर्ता'],
  'field.certificates': ['Signing certificate', 'شهادة التوقيع', 'हस्ताक्षर प्रमाणपत्र'],
  'field.userNameAttribute': [
    'Attribute with the user name',
    'السمة التي تحمل اسم المستخدم',
    'यूज़र नाम वाला गुण',
  ],
  'help.userNameAttribute': ['Empty: the name ID.', 'فارغ: معرّف الاسم (NameID).', 'खाली: नाम ID।'],
})
