import { rows } from './rows.ts'

/** Words of the server about e-way bills. */
export const eWayBillTexts = rows({
  'eWayBill.need.noGoods': ['No goods move.', 'لا تُنقل بضائع.', 'कोई माल नहीं जाता।'],
  'eWayBill.need.aboveLimit': [
    'Goods of {{value}} move, more than the limit of {{limit}}.',
    'تُنقل بضائع بقيمة {{value}}، أي أكثر من الحد {{limit}}.',
    '{{value}} का माल जाता है, सीमा {{limit}} से अधिक।',
  ],
  'eWayBill.need.withinLimit': [
    'Goods of {{value}} move, within the limit of {{limit}}.',
    'تُنقل بضائع بقيمة {{value}}، ضمن الحد {{limit}}.',
    '{{value}} का माल जाता है, सीमा {{limit}} के भीतर।',
  ],
  'eWayBill.need.stateHasNone': [
    'The state asks for none within its borders.',
    'لا تطلبها الولاية داخل حدودها.',
    'राज्य अपनी सीमा में इसे नहीं माँगता।',
  ],
  'eWayBill.refused.draft': ['Save it as an invoice first.', 'احفظه كفاتورة أولاً.', 'पहले इसे बीजक के रूप में सहेजें।'],
  'eWayBill.refused.cancelledDocument': ['The document is cancelled.', 'المستند ملغى.', 'दस्तावेज़ रद्द है।'],
  'eWayBill.refused.hasBill': [
    'It has the e-way bill {{number}} already.',
    'له بوليصة النقل {{number}} بالفعل.',
    'इसका ई-वे बिल {{number}} पहले से है।',
  ],
  'eWayBill.refused.noBill': ['It has no e-way bill.', 'ليس له بوليصة نقل.', 'इसका ई-वे बिल नहीं है।'],
  'eWayBill.refused.inProgress': [
    'It is at the portal right now. Wait for the answer.',
    'هو لدى البوابة الآن. انتظر الرد.',
    'यह अभी पोर्टल पर है। उत्तर की प्रतीक्षा करें।',
  ],
  'eWayBill.error.otherContent': [
    'This number stands on an e-way bill of other contents. Nothing was taken over.',
    'هذا الرقم على بوليصة نقل بمحتوى آخر. لم يُعتمد شيء.',
    'यह संख्या दूसरी सामग्री के ई-वे बिल पर है। कुछ अपनाया नहीं गया।',
  ],
  'eWayBill.error.otherContent.fix': [
    'Compare both; cancel that bill at the portal if it is wrong.',
    'قارن بينهما؛ ألغِ تلك البوليصة في البوابة إن كانت خاطئة.',
    'दोनों मिलाएँ; वह बिल गलत हो तो पोर्टल पर रद्द करें।',
  ],
  'eWayBill.error.notIssued': [
    'It is not an issued document any more.',
    'لم يعد مستندًا صادرًا.',
    'यह अब जारी दस्तावेज़ नहीं है।',
  ],
  'eWayBill.task.generate': [
    'E-way bills of {{count}} documents',
    'بوالص نقل لعدد {{count}} من المستندات',
    '{{count}} दस्तावेज़ों के ई-वे बिल',
  ],
})
