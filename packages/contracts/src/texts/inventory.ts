import { rows } from './rows.ts'

/** Stock: quantities of items at places, corrections, transfers. */
export const inventoryTexts = rows({
  'export.inventory': ['Stock report', 'تقرير المخزون', 'स्टॉक रिपोर्ट'],
  'export.stockEntry': [
    'Stock adjustments and transfers',
    'تسويات المخزون وتحويلاته',
    'स्टॉक समायोजन और ट्रांसफ़र',
  ],
  'enum.StockEntryKind.stockAdjustment': ['Adjustment', 'تسوية', 'समायोजन'],
  'enum.StockEntryKind.stockTransfer': ['Transfer', 'تحويل', 'ट्रांसफ़र'],
  'enum.AdjustmentReason.Damage': ['Damage', 'تلف', 'टूट-फूट'],
  'enum.AdjustmentReason.Loss': ['Loss', 'فقد', 'नुकसान या चोरी'],
  'enum.AdjustmentReason.Count': ['Stock count', 'جرد', 'स्टॉक की गिनती'],
  'enum.AdjustmentReason.InternalUse': ['Internal use', 'استخدام داخلي', 'खुद के काम में'],
  'enum.AdjustmentReason.Other': ['Other', 'أخرى', 'अन्य'],
  'stock.location': ['Branch or godown', 'الفرع أو المستودع', 'ब्रांच या गोदाम'],
  'stock.holder': ['With', 'لدى', 'किसके पास'],
  'stock.opening': ['Opening', 'أول المدة', 'ओपनिंग'],
  'stock.inward': ['Inward', 'وارد', 'आया'],
  'stock.outward': ['Outward', 'صادر', 'गया'],
  'stock.closing': ['Closing', 'آخر المدة', 'क्लोज़िंग'],
  'stock.value': ['Value', 'القيمة', 'मूल्य'],
  'stock.entryKind': ['Kind', 'النوع', 'प्रकार'],
  'stock.from': ['From', 'من', 'कहाँ से'],
  'stock.to': ['To', 'إلى', 'कहाँ'],
  'stock.items': ['Items', 'الأصناف', 'आइटम'],
  'action.reason.stockShort': [
    '{{place}} has only {{available}} {{uqc}} of {{item}} to take back.',
    'في {{place}} {{available}} {{uqc}} فقط من {{item}} يمكن استرجاعها.',
    '{{place}} में {{item}} के सिर्फ़ {{available}} {{uqc}} हैं, उतने ही वापस लिए जा सकते हैं।',
  ],
  'issue.STOCK_SHORT': [
    '{{place}} has {{available}} {{uqc}} of {{item}}. Enter that much or less, choose another branch or godown, or enter what came in first.',
    'في {{place}} {{available}} {{uqc}} من {{item}}. أدخل هذه الكمية أو أقل، أو اختر فرعًا أو مستودعًا آخر، أو أدخل الوارد أولًا.',
    '{{place}} में {{item}} के {{available}} {{uqc}} हैं। इतने या कम लिखें, दूसरी ब्रांच या गोदाम चुनें, या पहले आया माल दर्ज करें।',
  ],
  'issue.STOCK_BELOW': [
    '{{place}} has {{available}} {{uqc}} of {{item}}, less than this document takes.',
    'في {{place}} {{available}} {{uqc}} من {{item}}، أقل مما يأخذه هذا المستند.',
    '{{place}} में {{item}} के {{available}} {{uqc}} हैं, इस दस्तावेज़ की मात्रा से कम।',
  ],
  'issue.STOCK_NOT_KEPT': [
    'Stock is not kept for this GSTIN. Switch it on in Settings, Inventory.',
    'لا يُتابَع المخزون لرقم GSTIN هذا. فعّله من الإعدادات، المخزون.',
    'इस GSTIN का स्टॉक नहीं रखा जाता। सेटिंग, इन्वेंटरी में चालू करें।',
  ],
  'issue.BEFORE_STOCK': [
    'Stock is kept from {{date}}. Enter that day or a later one.',
    'يُتابَع المخزون من {{date}}. أدخل ذلك اليوم أو ما بعده.',
    'स्टॉक {{date}} से रखा जाता है। वही या बाद की तिथि लिखें।',
  ],
  'issue.ITEM_NOT_STOCKED': [
    'No stock is kept of {{name}}. Choose goods whose stock is kept.',
    'لا مخزون للصنف {{name}}. اختر بضاعة يُتابَع مخزونها.',
    '{{name}} का स्टॉक नहीं रखा जाता। ऐसा माल चुनें जिसका स्टॉक रखा जाता हो।',
  ],
  'issue.NO_BATCHES': [
    '{{name}} has no batches. Leave the batch empty.',
    'الصنف {{name}} بلا تشغيلات. اترك التشغيلة فارغة.',
    '{{name}} के बैच नहीं रखे जाते। बैच खाली छोड़ें।',
  ],
  'issue.BATCH_MISSING': ['Enter the batch of {{name}}.', 'أدخل تشغيلة {{name}}.', '{{name}} का बैच लिखें।'],
  'issue.STOCK_VALUE': [
    'What is taken away has the cost of what is in stock. Leave the value empty.',
    'ما يُنقص يخرج بتكلفة الموجود. اترك القيمة فارغة.',
    'घटाए गए माल की लागत स्टॉक के हिसाब से होती है। मूल्य खाली छोड़ें।',
  ],
  'issue.SAME_PLACE': [
    'Choose another branch or godown than the one the goods leave.',
    'اختر فرعًا أو مستودعًا غير الذي تخرج منه البضاعة.',
    'जहाँ से माल जा रहा है उससे अलग ब्रांच या गोदाम चुनें।',
  ],
  'issue.PLACE_OF_OTHER_GSTIN': [
    'Goods for another GSTIN are a supply. Create an invoice to it instead.',
    'نقل البضاعة إلى رقم GSTIN آخر توريد. أصدر له فاتورة بدلًا من ذلك.',
    'दूसरे GSTIN को भेजा माल सप्लाई है। उसके नाम बिल बनाएँ।',
  ],
})
