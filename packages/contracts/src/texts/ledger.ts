import type { Texts } from './texts.ts'

/** Kinds, columns of exported lists, accounts of the ledger and the paisa trail. */
export const ledgerTexts = {
  'kind.salesInvoice': { en: 'Sales invoices', ar: 'فواتير المبيعات', hi: 'बिक्री बिल' },
  'kind.paymentIn': { en: 'Payments received', ar: 'المدفوعات المستلمة', hi: 'मिले भुगतान' },

  'column.number': { en: 'Number', ar: 'الرقم', hi: 'नंबर' },
  'ledger.dr': { en: 'Dr', ar: 'مدين', hi: 'नामे (Dr)' },
  'ledger.cr': { en: 'Cr', ar: 'دائن', hi: 'जमा (Cr)' },
  'ledger.account': { en: 'Account', ar: 'الحساب', hi: 'खाता' },
  'column.date': { en: 'Date', ar: 'التاريخ', hi: 'तिथि' },
  'column.dueDate': { en: 'Due date', ar: 'تاريخ الاستحقاق', hi: 'देय तिथि' },
  'column.partyName': { en: 'Party', ar: 'الطرف', hi: 'पार्टी' },
  'column.gstin': { en: 'GSTIN', ar: 'GSTIN', hi: 'GSTIN' },
  'column.salesPerson': { en: 'Salesperson', ar: 'مندوب المبيعات', hi: 'सेल्समैन' },
  'column.placeOfSupply': { en: 'Place of supply', ar: 'مكان التوريد', hi: 'सप्लाई स्थान' },
  'column.taxableValue': { en: 'Taxable value', ar: 'القيمة الخاضعة للضريبة', hi: 'टैक्सेबल मूल्य' },
  'column.tax': { en: 'Tax', ar: 'الضريبة', hi: 'टैक्स' },
  'column.total': { en: 'Total', ar: 'الإجمالي', hi: 'कुल' },
  'column.balance': { en: 'Balance', ar: 'الرصيد', hi: 'बैलेंस' },
  'column.status': { en: 'Status', ar: 'الحالة', hi: 'स्थिति' },
  'column.state': { en: 'Payment status', ar: 'حالة السداد', hi: 'भुगतान की स्थिति' },
  'column.mode': { en: 'Mode', ar: 'طريقة الدفع', hi: 'माध्यम' },
  'column.reference': { en: 'Reference', ar: 'المرجع', hi: 'रेफ़रेंस' },
  'column.amount': { en: 'Amount', ar: 'المبلغ', hi: 'राशि' },
  'column.unallocated': { en: 'Advance', ar: 'دفعة مقدمة', hi: 'एडवांस' },

  'ledger.account.party': { en: 'Party', ar: 'الطرف', hi: 'पार्टी' },
  'ledger.account.sales': { en: 'Sales', ar: 'المبيعات', hi: 'बिक्री' },
  'ledger.account.igst': { en: 'IGST', ar: 'IGST', hi: 'IGST' },
  'ledger.account.cgst': { en: 'CGST', ar: 'CGST', hi: 'CGST' },
  'ledger.account.sgst': { en: 'SGST or UTGST', ar: 'SGST أو UTGST', hi: 'SGST या UTGST' },
  'ledger.account.cess': { en: 'Cess', ar: 'الرسم الإضافي', hi: 'सेस' },
  'ledger.account.cessNonAdvalorem': {
    en: 'Cess per unit',
    ar: 'الرسم الإضافي لكل وحدة',
    hi: 'प्रति यूनिट सेस',
  },
  'ledger.account.stateCess': { en: 'State cess', ar: 'رسم الولاية', hi: 'राज्य सेस' },
  'ledger.account.roundOff': { en: 'Round off', ar: 'التقريب', hi: 'राउंड ऑफ़' },
  'ledger.account.cash': { en: 'Cash', ar: 'النقد', hi: 'नकद' },
  'ledger.account.bank': { en: 'Bank', ar: 'البنك', hi: 'बैंक' },
  'ledger.account.bankCharges': { en: 'Bank charges', ar: 'رسوم البنك', hi: 'बैंक शुल्क' },
  'ledger.account.tdsReceivable': { en: 'TDS receivable', ar: 'TDS مستحق القبض', hi: 'TDS लेना बाकी' },

  'trail.total': { en: 'Total of {{number}}', ar: 'إجمالي {{number}}', hi: '{{number}} का जोड़' },
  'trail.line': {
    en: 'Line {{line}}: {{description}}',
    ar: 'البند {{line}}: {{description}}',
    hi: 'लाइन {{line}}: {{description}}',
  },
  'trail.charge': {
    en: 'Charge: {{description}}',
    ar: 'رسم: {{description}}',
    hi: 'अन्य ख़र्च: {{description}}',
  },
  'trail.rounding.lineValue': {
    en: '{{figure}}: {{exact}} rounded to {{shown}}, included in the line value',
    ar: '{{figure}}: قُرّب {{exact}} إلى {{shown}} وبقي في قيمة السطر',
    hi: '{{figure}}: {{exact}} को {{shown}} किया, लाइन के मूल्य में',
  },
  'trail.rounding.lineTax': {
    en: '{{figure}}: {{exact}} rounded to {{shown}}, included in the line tax',
    ar: '{{figure}}: قُرّب {{exact}} إلى {{shown}} وبقي في ضريبة السطر',
    hi: '{{figure}}: {{exact}} को {{shown}} किया, लाइन के टैक्स में',
  },
  'trail.rounding.roundOff': {
    en: 'Round off: {{exact}} to {{shown}}',
    ar: 'التقريب: من {{exact}} إلى {{shown}}',
    hi: 'राउंड ऑफ़: {{exact}} से {{shown}}',
  },
  'trail.ledger': { en: 'Ledger: {{account}}', ar: 'دفتر الأستاذ: {{account}}', hi: 'खाता: {{account}}' },
  'trail.ledgerReversed': {
    en: 'Ledger reversal: {{account}}',
    ar: 'دفتر الأستاذ، معكوس: {{account}}',
    hi: 'खाता (वापसी एंट्री): {{account}}',
  },
  'trail.gstr1': {
    en: 'GSTR-1 {{section}} {{part}} at {{rate}}%: taxable {{taxableValue}}',
    ar: 'GSTR-1 {{section}} {{part}} بنسبة {{rate}}%: الخاضع {{taxableValue}}',
    hi: 'GSTR-1 {{section}} {{part}} {{rate}}% पर: टैक्सेबल {{taxableValue}}',
  },
  'trail.gstr3b': {
    en: 'GSTR-3B {{cell}}: taxable {{taxableValue}}',
    ar: 'GSTR-3B {{cell}}: الخاضع {{taxableValue}}',
    hi: 'GSTR-3B {{cell}}: टैक्सेबल {{taxableValue}}',
  },
} as const satisfies Texts
