import { rows } from './rows.ts'

/** The screen of the dated rules; the rules themselves have their names beside the ledger's words. */
export const ruleScreenTexts = rows({
  'rules.title': ['Rules of law', 'قواعد القانون', 'क़ानून के नियम'],
  'rules.intro': [
    'What holds from which day, where it is written, and what a change would move.',
    'ما يسري ومن أي يوم، وأين ورد، وما الذي سيغيّره أي تعديل.',
    'कौन-सा नियम किस दिन से लागू है, कहाँ लिखा है और बदलने पर क्या हिलेगा।',
  ],
  'rules.state': ['State', 'الحالة', 'स्थिति'],
  'rules.state.InForce': ['In force', 'سارية', 'लागू'],
  'rules.state.Announced': ['Announced', 'معلنة', 'घोषित'],
  'rules.state.Deferred': ['Deferred', 'مؤجلة', 'स्थगित'],
  'rules.state.Withdrawn': ['Withdrawn', 'مسحوبة', 'वापस ली गई'],
  'rules.own': ['Changed by us', 'غيّرناها', 'हमने बदला'],
  'rules.open': ['open', 'مفتوح', 'जारी'],
  'rules.preview': ['What would move?', 'ما الذي سيتغير؟', 'क्या हिलेगा?'],
  'rules.previewText': [
    'Open drafts and documents of unfiled periods from {{date}} on that this row treats otherwise.',
    'المسودات المفتوحة ومستندات الفترات غير المقدَّمة من {{date}} التي يعاملها هذا الصف بشكل مختلف.',
    '{{date}} से खुले ड्राफ़्ट और बिना दाखिल अवधियों के दस्तावेज़, जिन पर यह पंक्ति अलग लागू होगी।',
  ],
  'rules.nothingMoves': ['Nothing would move.', 'لن يتغير شيء.', 'कुछ नहीं हिलेगा।'],
  'rules.before': ['Now', 'الآن', 'अभी'],
  'rules.after': ['Then', 'بعدئذ', 'तब'],
  'rules.change': ['Change', 'تغيير', 'बदलें'],
  'rules.revert': ['Back to built-in', 'العودة إلى الأصل', 'मूल पर लौटें'],
  'rules.reverted': ['The built-in row holds again', 'عاد الصف الأصلي إلى السريان', 'मूल पंक्ति फिर लागू'],
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
