import { rows } from './rows.ts'

/** The screen of the dated rules; the rules themselves have their names in dated-rules.ts. */
export const ruleScreenTexts = rows({
  'rules.title': ['Statutory rules', 'القواعد القانونية', 'कानूनी नियम'],
  'rules.intro': [
    'Effective dates, legal source and impact of each rule.',
    'تواريخ السريان والمصدر القانوني وأثر كل قاعدة.',
    'हर नियम कब से लागू है, उसका कानूनी आधार और असर।',
  ],
  'rules.state': ['Status', 'الحالة', 'स्थिति'],
  'rules.state.InForce': ['In force', 'سارية', 'लागू'],
  'rules.state.Announced': ['Announced', 'معلنة', 'घोषित'],
  'rules.state.Deferred': ['Deferred', 'مؤجلة', 'टाला गया'],
  'rules.state.Over': ['Past', 'منتهية', 'बीता हुआ'],
  'rules.state.Withdrawn': ['Withdrawn', 'مسحوبة', 'वापस लिया गया'],
  'rules.value.Supplier': ['Supplier', 'المورّد', 'सप्लायर'],
  'rules.value.Recipient': ['Recipient', 'المتلقي', 'प्राप्तकर्ता'],
  'rules.own': ['Changed by you', 'غيّرته أنت', 'आपने बदला'],
  'rules.open': ['no end date', 'بلا تاريخ انتهاء', 'अभी तक'],
  'rules.preview': ['Preview changes', 'معاينة التغييرات', 'क्या बदलेगा, देखें'],
  'rules.previewText': [
    'Open drafts and documents of unfiled periods from {{date}} to which this row applies differently.',
    'المسودات المفتوحة ومستندات الفترات غير المقدَّمة من {{date}} التي يعاملها هذا الصف بشكل مختلف.',
    '{{date}} से बाकी ड्राफ़्ट और बिना फ़ाइल अवधियों के दस्तावेज़, जिन पर यह लाइन अलग लागू होगी।',
  ],
  'rules.nothingMoves': ['Nothing changes.', 'لن يتغير شيء.', 'कुछ नहीं बदलेगा।'],
  'rules.before': ['Now', 'الآن', 'अभी'],
  'rules.after': ['After', 'بعدئذ', 'बाद में'],
  'rules.change': ['Change', 'تغيير', 'बदलें'],
  'rules.revert': ['Reset to built-in', 'العودة إلى القيمة المدمجة', 'पहले वाली पर लौटें'],
  'rules.reverted': ['The built-in row applies again', 'عاد الصف المدمج ساريًا', 'पहले वाली लाइन फिर लागू हुई'],
  'rules.saved': ['Rule changed', 'تغيّرت القاعدة', 'नियम बदला गया'],
  'rules.value': ['Value', 'القيمة', 'वैल्यू'],
  'rules.since': ['From', 'من', 'से'],
  'rules.until': ['Until', 'حتى', 'तक'],
  'rules.source': ['Legal source', 'المصدر القانوني', 'कानूनी आधार'],
  'rules.effect': [
    'Applies to calculations from now on. Issued documents keep the rules of their date.',
    'يسري على الحسابات من الآن. تحتفظ المستندات الصادرة بقواعد تاريخها.',
    'अब से होने वाले हिसाब पर लागू। जारी दस्तावेज़ों पर उनकी तिथि के नियम रहेंगे।',
  ],
  'rules.save': ['Change rule', 'تغيير القاعدة', 'नियम बदलें'],
})

/** The page that proves the audit trail. */
export const auditTexts = rows({
  'audit.title': ['Audit trail', 'سجل التدقيق', 'ऑडिट ट्रेल'],
  'audit.intro': [
    'Every change is recorded and sealed, and recording cannot be turned off. The check here covers all seals from the first.',
    'يُسجَّل كل تغيير ويُختم ولا يمكن إيقاف التسجيل. يشمل الفحص هنا كل الأختام من أولها.',
    'हर बदलाव दर्ज और सील होता है; इसे बंद नहीं किया जा सकता। यहाँ पहली सील से सब जाँचा जाता है।',
  ],
  'audit.check': ['Check again', 'افحص من جديد', 'फिर जाँचें'],
  'audit.download': ['Download file for the auditor', 'تنزيل ملف المدقق', 'ऑडिटर के लिए फ़ाइल डाउनलोड करें'],
  'audit.intact': [
    'The audit trail is intact: no entry has changed since it was sealed.',
    'سجل التدقيق سليم: لم يتغير أي قيد منذ ختمه.',
    'ऑडिट ट्रेल सही है: सील होने के बाद कोई एंट्री नहीं बदली।',
  ],
  'audit.fault.changed': [
    'Entry {{entry}} was changed after it was sealed (seal {{seal}}).',
    'غُيّر القيد {{entry}} بعد ختمه (الختم {{seal}}).',
    'एंट्री {{entry}} सील {{seal}} के बाद बदली गई।',
  ],
  'audit.fault.missing': [
    'Entry {{entry}} was removed after it was sealed (seal {{seal}}).',
    'حُذف القيد {{entry}} بعد ختمه (الختم {{seal}}).',
    'एंट्री {{entry}} सील {{seal}} के बाद हटाई गई।',
  ],
  'audit.fault.inserted': [
    'Entry {{entry}} was added after sealing (seal {{seal}}).',
    'أُدخل القيد {{entry}} بعد الختم (الختم {{seal}}).',
    'एंट्री {{entry}} सील {{seal}} के बाद जोड़ी गई।',
  ],
  'audit.fault.sealChanged': [
    'Seal {{seal}} was changed (entry {{entry}}).',
    'غُيّر الختم {{seal}} (القيد {{entry}}).',
    'सील {{seal}} बदली गई (एंट्री {{entry}})।',
  ],
  'audit.fault.sealMissing': [
    'Seal {{seal}} is missing (entry {{entry}}).',
    'الختم {{seal}} مفقود (القيد {{entry}}).',
    'सील {{seal}} नहीं है (एंट्री {{entry}})।',
  ],
  'audit.fault.cut': [
    'The newest entries were removed, starting from seal {{seal}}.',
    'أُزيلت أحدث القيود ابتداءً من الختم {{seal}}.',
    'सील {{seal}} से आगे की नई एंट्रियाँ हटाई गईं।',
  ],
  'audit.fault.subscriberMissing': [
    'The account was removed from the list of accounts.',
    'أُزيل الحساب من قائمة الحسابات.',
    'खाता, खातों की सूची से हटाया गया।',
  ],
  'audit.fault.anchorDiffers': [
    'Seal {{seal}} differs from the copy kept outside the database (entry {{entry}}).',
    'يختلف الختم {{seal}} عن النسخة المحفوظة خارج قاعدة البيانات (القيد {{entry}}).',
    'सील {{seal}} डेटाबेस के बाहर रखी कॉपी से अलग है (एंट्री {{entry}})।',
  ],
  'audit.entries': ['Entries', 'القيود', 'एंट्रियाँ'],
  'audit.seals': ['Seals', 'الأختام', 'सीलें'],
  'audit.unsealed': ['Not yet sealed', 'لم يُختم بعد', 'सील होना बाकी'],
  'audit.sealedAt': ['Last sealed', 'آخر ختم', 'आख़िरी सील'],
  'audit.head': ['Latest seal hash', 'بصمة آخر ختم', 'आख़िरी सील का हैश'],
  'audit.days': ['Entries by day', 'القيود حسب اليوم', 'दिन के हिसाब से एंट्रियाँ'],
  'audit.day': ['Day', 'اليوم', 'दिन'],
  'audit.tables': ['Types of records', 'أنواع السجلات', 'रिकॉर्डों के प्रकार'],
  'audit.how': [
    'The file lists every hashed entry, one per line. The first line explains how to verify it independently; the server operator also has a command for it.',
    'يتضمن الملف كل قيد محسوبة بصمته، قيدًا في كل سطر. يشرح السطر الأول طريقة التحقق المستقل، ولدى مشغّل الخادم أمر لذلك أيضًا.',
    'फ़ाइल में हैश की हुई हर एंट्री है, हर लाइन में एक। पहली लाइन में लिखा है कि इसे खुद कैसे जाँचें; सर्वर ऑपरेटर के पास इसका कमांड भी है।',
  ],
})
