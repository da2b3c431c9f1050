import { rows } from './rows.ts'

/** The screen of the dated rules; the rules themselves have their names in dated-rules.ts. */
export const ruleScreenTexts = rows({
  'rules.title': ['Rules of law', 'قواعد القانون', 'कानून के नियम'],
  'rules.intro': [
    'What holds from which day, where it is written, and what a change would affect.',
    'ما يسري ومن أي يوم، وأين ورد، وما الذي سيغيّره أي تعديل.',
    'कौन-सा नियम किस दिन से लागू है, कहाँ लिखा है और बदलने पर क्या असर होगा।',
  ],
  'rules.state': ['State', 'الحالة', 'स्थिति'],
  'rules.state.InForce': ['In force', 'سارية', 'लागू'],
  'rules.state.Announced': ['Announced', 'معلنة', 'घोषित'],
  'rules.state.Deferred': ['Deferred', 'مؤجلة', 'स्थगित'],
  'rules.state.Over': ['Past', 'منتهية', 'बीता हुआ'],
  'rules.state.Withdrawn': ['Withdrawn', 'مسحوبة', 'वापस ली गई'],
  'rules.value.Supplier': ['Supplier', 'المورّد', 'सप्लायर'],
  'rules.value.Recipient': ['Recipient', 'المتلقي', 'प्राप्तकर्ता'],
  'rules.own': ['Changed by us', 'غيّرناها', 'हमने बदला'],
  'rules.open': ['open', 'مفتوح', 'जारी'],
  'rules.preview': ['What would change?', 'ما الذي سيتغير؟', 'क्या बदलेगा?'],
  'rules.previewText': [
    'Open drafts and documents of unfiled periods from {{date}} on that this row treats otherwise.',
    'المسودات المفتوحة ومستندات الفترات غير المقدَّمة من {{date}} التي يعاملها هذا الصف بشكل مختلف.',
    '{{date}} से खुले ड्राफ़्ट और बिना दाखिल अवधियों के दस्तावेज़, जिन पर यह लाइन अलग लागू होगी।',
  ],
  'rules.nothingMoves': ['Nothing would change.', 'لن يتغير شيء.', 'कुछ नहीं बदलेगा।'],
  'rules.before': ['Now', 'الآن', 'अभी'],
  'rules.after': ['Then', 'بعدئذ', 'तब'],
  'rules.change': ['Change', 'تغيير', 'बदलें'],
  'rules.revert': ['Back to built-in', 'العودة إلى الأصل', 'मूल पर लौटें'],
  'rules.reverted': ['The built-in row holds again', 'عاد الصف الأصلي إلى السريان', 'मूल लाइन फिर लागू'],
  'rules.saved': ['The rule is changed', 'تغيّرت القاعدة', 'नियम बदला गया'],
  'rules.value': ['Value', 'القيمة', 'मान'],
  'rules.since': ['From', 'من', 'से'],
  'rules.until': ['Until', 'حتى', 'तक'],
  'rules.source': ['Where it is written', 'أين ورد', 'कहाँ लिखा है'],
  'rules.effect': [
    'Holds for what is computed from now on. Issued documents keep the rules of their day.',
    'يسري على ما يُحسب من الآن. تحتفظ المستندات الصادرة بقواعد يومها.',
    'अब से गणना पर लागू। जारी दस्तावेज़ अपने दिन के नियम रखते हैं।',
  ],
  'rules.save': ['Change rule', 'تغيير القاعدة', 'नियम बदलें'],
})

/** The page that proves the audit trail. */
export const auditTexts = rows({
  'audit.title': ['Audit trail', 'سجل التدقيق', 'ऑडिट ट्रेल'],
  'audit.intro': [
    'Every change is written down and sealed; nobody can switch it off. Here the chain is checked from its first seal.',
    'كل تغيير يُدوَّن ويُختم ولا يمكن إيقاف ذلك. هنا تُفحص السلسلة من ختمها الأول.',
    'हर बदलाव लिखा और मुहरबंद होता है; इसे बंद नहीं किया जा सकता। यहाँ सीरीज़ पहली मुहर से जाँची जाती है।',
  ],
  'audit.check': ['Check again', 'افحص من جديد', 'फिर जाँचें'],
  'audit.download': ['Save file for the auditor', 'احفظ ملف المدقق', 'ऑडिटर के लिए फ़ाइल सेव करें'],
  'audit.intact': [
    'The trail is intact: every entry is as it was sealed.',
    'السجل سليم: كل قيد كما خُتم.',
    'ट्रेल अक्षत है: हर एंट्री जैसी मुहरबंद हुई वैसी है।',
  ],
  'audit.fault.changed': [
    'Entry {{entry}} was changed after it was sealed (seal {{seal}}).',
    'غُيّر القيد {{entry}} بعد ختمه (الختم {{seal}}).',
    'एंट्री {{entry}} मुहर {{seal}} के बाद बदली गई।',
  ],
  'audit.fault.missing': [
    'Entry {{entry}} was removed after it was sealed (seal {{seal}}).',
    'حُذف القيد {{entry}} بعد ختمه (الختم {{seal}}).',
    'एंट्री {{entry}} मुहर {{seal}} के बाद हटाई गई।',
  ],
  'audit.fault.inserted': [
    'Entry {{entry}} was put in after sealing (seal {{seal}}).',
    'أُدخل القيد {{entry}} بعد الختم (الختم {{seal}}).',
    'एंट्री {{entry}} मुहर {{seal}} के बाद डाली गई।',
  ],
  'audit.fault.sealChanged': [
    'Seal {{seal}} was changed (entry {{entry}}).',
    'غُيّر الختم {{seal}} (القيد {{entry}}).',
    'मुहर {{seal}} बदली गई (एंट्री {{entry}})।',
  ],
  'audit.fault.sealMissing': [
    'Seal {{seal}} is missing (entry {{entry}}).',
    'الختم {{seal}} مفقود (القيد {{entry}}).',
    'मुहर {{seal}} नहीं है (एंट्री {{entry}})।',
  ],
  'audit.fault.cut': [
    'The newest entries were removed, from seal {{seal}} on.',
    'أُزيلت أحدث القيود ابتداءً من الختم {{seal}}.',
    'मुहर {{seal}} से आगे की नई प्रविष्टियाँ हटाई गईं।',
  ],
  'audit.fault.subscriberMissing': [
    'The account was removed from the list of accounts.',
    'أُزيل الحساب من قائمة الحسابات.',
    'खाता, खातों की सूची से हटाया गया।',
  ],
  'audit.fault.anchorDiffers': [
    'Seal {{seal}} is not the one noted outside the database (entry {{entry}}).',
    'الختم {{seal}} ليس المدوَّن خارج قاعدة البيانات (القيد {{entry}}).',
    'मुहर {{seal}} वह नहीं जो डेटाबेस के बाहर लिखी है (एंट्री {{entry}})।',
  ],
  'audit.entries': ['Entries', 'القيود', 'एंट्रियाँ'],
  'audit.seals': ['Seals', 'الأختام', 'मुहरें'],
  'audit.unsealed': ['Waiting for the next seal', 'بانتظار الختم التالي', 'अगली मुहर की प्रतीक्षा में'],
  'audit.sealedAt': ['Last sealed', 'آخر ختم', 'अंतिम मुहर'],
  'audit.head': ['Head of the chain', 'رأس السلسلة', 'सीरीज़ का शीर्ष'],
  'audit.days': ['What the last days hold', 'ما تحويه الأيام الأخيرة', 'पिछले दिनों में क्या है'],
  'audit.day': ['Day', 'اليوم', 'दिन'],
  'audit.tables': ['Kinds of records', 'أنواع السجلات', 'रिकॉर्डों के प्रकार'],
  'audit.how': [
    'The file holds the very texts that were hashed, one a line. Its first line says how anybody can check it; whoever runs the server has a command for it.',
    'يحوي الملف النصوص نفسها التي حُسبت بصماتها، واحدًا في كل سطر. يبين سطره الأول كيف يمكن لأي شخص فحصه؛ ولدى مشغّل الخادم أمر يقوم بذلك.',
    'फ़ाइल में वही टेक्स्ट हैं जिनका हैश बना, हर लाइन में एक। पहली लाइन बताती है कि कोई भी इसे कैसे जाँच सकता है; सर्वर चलाने वाले के पास इसका कमांड है।',
  ],
})
