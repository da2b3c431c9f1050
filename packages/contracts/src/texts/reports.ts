import { rows } from './rows.ts'

/** Reports: the page of all of them, the party ledger and the ageing. */
export const reportTexts = rows({
  'menu.allReports': ['All reports', 'كل التقارير', 'सभी रिपोर्ट'],
  'report.title': ['Reports', 'التقارير', 'रिपोर्ट'],
  'report.partyLedger': ['Party ledger', 'دفتر حساب الطرف', 'पार्टी खाता'],
  'report.ageing': ['Ageing', 'أعمار الديون', 'कितने दिन का बकाया'],
  'report.gstr1Text': [
    'Outward supplies of a period by section, with errors, portal file and Excel.',
    'توريدات الفترة حسب الأقسام، مع الأخطاء وملف البوابة وExcel.',
    'अवधि की आउटवर्ड सप्लाई सेक्शन के हिसाब से, ग़लतियों, पोर्टल फ़ाइल और Excel के साथ।',
  ],
  'report.partyLedgerText': [
    'Statement of account of a party: each invoice and receipt with the running balance.',
    'كشف حساب طرف واحد: كل فاتورة وقبض مع الرصيد بعده.',
    'एक पार्टी का खाता: हर बिल और रसीद, चलते बैलेंस के साथ।',
  ],
  'report.ageingText': [
    'Outstanding amounts by party and days overdue.',
    'المبالغ المستحقة حسب الطرف وأيام التأخير.',
    'किस पार्टी पर कितना बकाया है और कितने दिन से।',
  ],
  'report.salesText': [
    'All invoices with tax and balance; filter, total, export.',
    'كل فاتورة بضريبتها ورصيدها؛ تصفية ومجموع وتصدير.',
    'हर बिल टैक्स और बैलेंस के साथ; फ़िल्टर, जोड़, एक्सपोर्ट।',
  ],
  'report.receivedText': [
    'All receipts by mode, with remaining advances.',
    'كل قبض حسب الطريقة، مع ما بقي دفعة مقدمة.',
    'हर रसीद माध्यम के हिसाब से, बचे एडवांस के साथ।',
  ],
  'report.chooseParty': [
    'Choose a party to see its account.',
    'اختر طرفًا لعرض حسابه.',
    'खाता देखने के लिए पार्टी चुनें।',
  ],
  'report.noOutstanding': ['Nothing is outstanding.', 'لا أحد عليه شيء.', 'किसी पर कुछ बकाया नहीं।'],
  'report.allGstins': ['All GSTINs', 'كل أرقام GSTIN', 'सभी GSTIN'],
  'report.overdue': ['Overdue', 'متأخر', 'देय तिथि निकल गई'],
  'report.over90': ['Over 90 days', 'أكثر من 90 يومًا', '90 दिन से अधिक'],
  'ageing.notDue': ['Not due yet', 'لم يحن موعده', 'अभी देय नहीं'],
  'ageing.days15': ['1–15 days', '1–15 يومًا', '1–15 दिन'],
  'ageing.days30': ['16–30 days', '16–30 يومًا', '16–30 दिन'],
  'ageing.days45': ['31–45 days', '31–45 يومًا', '31–45 दिन'],
  'ageing.days60': ['46–60 days', '46–60 يومًا', '46–60 दिन'],
  'ageing.days90': ['61–90 days', '61–90 يومًا', '61–90 दिन'],
  'ageing.over90': ['Over 90 days', 'أكثر من 90 يومًا', '90 दिन से अधिक'],
  'ageing.total': ['Outstanding', 'المستحق', 'बकाया'],
  'ageing.unallocated': ['Advance', 'دفعة مقدمة', 'एडवांस'],
  'export.ageing': ['Ageing', 'أعمار الديون', 'कितने दिन का बकाया'],
  'export.partyLedger': ['Ledger', 'دفتر الحساب', 'खाता'],
  'party.ledger.reversal': ['reversal', 'عكس قيد', 'वापसी एंट्री'],
})
