import { rows } from './rows.ts'

/** Screens of items and of the masters behind them. */
export const itemTexts = rows({
  'item.title': ['Items', 'الأصناف', 'वस्तुएँ'],
  'item.create': ['New item', 'صنف جديد', 'नई वस्तु'],
  'item.edit': ['Edit item', 'تعديل الصنف', 'वस्तु संपादित करें'],
  'item.view': ['Item', 'صنف', 'वस्तु'],
  'item.clone': ['Clone item', 'تكرار الصنف', 'वस्तु की प्रति'],
  'item.goods': ['Goods', 'سلع', 'माल'],
  'item.services': ['Services', 'خدمات', 'सेवाएँ'],
  'item.empty': [
    'No items yet. Add what you sell, with its HSN and price.',
    'لا أصناف بعد. أضف ما تبيعه مع رمز HSN والسعر.',
    'अभी कोई वस्तु नहीं। जो बेचते हैं उसे HSN और मूल्य के साथ जोड़ें।',
  ],
  'item.essentials': ['Essentials', 'الأساسيات', 'मूल जानकारी'],
  'item.identity': ['Identity', 'التعريف', 'पहचान'],
  'item.prices': ['Prices and units', 'الأسعار والوحدات', 'मूल्य और इकाइयाँ'],
  'item.cess': ['Cess', 'الرسم الإضافي', 'उपकर'],
  'item.tax': ['Tax', 'الضريبة', 'कर'],

  'item.holds': [
    '1 {{unit}} = {{factor}} {{other}}',
    '1 {{unit}} = {{factor}} {{other}}',
    '1 {{unit}} = {{factor}} {{other}}',
  ],
  'item.secondUnitNote': [
    'How many of the first unit one of the second unit holds: a box of 12 pieces has 12.',
    'كم من الوحدة الأولى في وحدة ثانية واحدة: علبة من 12 قطعة فيها 12.',
    'दूसरी इकाई में पहली इकाई कितनी हैं: 12 नग के डिब्बे में 12.',
  ],
  'unit.conversions': ['Conversions', 'التحويلات', 'रूपांतरण'],
  'unit.conversionsNote': [
    'What one of this unit makes of others: one box makes 12 pieces.',
    'ما تساويه وحدة واحدة من وحدات أخرى: العلبة 12 قطعة.',
    'इस इकाई का एक दूसरी इकाइयों में कितना है: एक डिब्बा 12 नग।',
  ],
  'unit.addConversion': ['Add conversion', 'إضافة تحويل', 'रूपांतरण जोड़ें'],

  'category.title': ['Categories', 'الفئات', 'श्रेणियाँ'],
  'category.create': ['New category', 'فئة جديدة', 'नई श्रेणी'],
  'category.edit': ['Edit category', 'تعديل الفئة', 'श्रेणी संपादित करें'],
  'category.empty': [
    'No categories yet. Group your items.',
    'لا فئات بعد. اجمع أصنافك.',
    'अभी कोई श्रेणी नहीं। अपनी वस्तुएँ समूहित करें।',
  ],
  'unit.title': ['Units', 'الوحدات', 'इकाइयाँ'],
  'unit.create': ['New unit', 'وحدة جديدة', 'नई इकाई'],
  'unit.edit': ['Edit unit', 'تعديل الوحدة', 'इकाई संपादित करें'],
  'unit.empty': ['No units yet.', 'لا وحدات بعد.', 'अभी कोई इकाई नहीं।'],
  'taxRate.title': ['Tax rates', 'نسب الضريبة', 'कर दरें'],
  'taxRate.create': ['New tax rate', 'نسبة ضريبة جديدة', 'नई कर दर'],
  'taxRate.edit': ['Edit tax rate', 'تعديل نسبة الضريبة', 'कर दर संपादित करें'],
  'taxRate.empty': ['No tax rates yet.', 'لا نسب ضريبة بعد.', 'अभी कोई कर दर नहीं।'],
  'hsnSac.title': ['HSN and SAC', 'HSN و SAC', 'HSN और SAC'],
  'hsnSac.create': ['New code', 'رمز جديد', 'नया कोड'],
  'hsnSac.edit': ['Edit code', 'تعديل الرمز', 'कोड संपादित करें'],
  'hsnSac.empty': ['No codes yet.', 'لا رموز بعد.', 'अभी कोई कोड नहीं।'],
  'enum.HsnKind.HSN': ['HSN: goods', 'HSN: سلع', 'HSN: माल'],
  'enum.HsnKind.SAC': ['SAC: services', 'SAC: خدمات', 'SAC: सेवाएँ'],
})
