import type { CalendarDate } from '../cal/date.ts'

const gst = '2017-07-01'
const lakh = 100_000

/**
 * Rows of rules that returns, credits and late filing depend on. They are facts to look up; what works with them comes
 * with its area. Days of a month are those of the month after the period, days with a month those after its year.
 */
export const rulesOfReturns = [
  // Last days of returns
  [
    'due.gstr1',
    gst,
    11,
    'CGST Rules, rule 59(1); Notification 83/2020-Central Tax, from January 2021. Notifications set the day of each earlier period: not confirmed period by period',
  ],
  ['due.gstr1Quarterly', '2021-01-01', 13, 'Notification 83/2020-Central Tax'],
  ['due.iff', '2021-01-01', 13, 'CGST Rules, rule 59(2)'],
  ['due.gstr3b', gst, 20, 'CGST Rules, rule 61(1)'],
  [
    'due.gstr3bQuarterlyA',
    '2021-01-01',
    22,
    'CGST Rules, rule 61(1)(ii): Chhattisgarh, Madhya Pradesh, Gujarat, Maharashtra, Karnataka, Goa, Kerala, Tamil Nadu, Telangana, Andhra Pradesh, Dadra and Nagar Haveli and Daman and Diu, Puducherry, Andaman and Nicobar Islands, Lakshadweep',
  ],
  ['due.gstr3bQuarterlyB', '2021-01-01', 24, 'CGST Rules, rule 61(1)(ii): all other States'],
  ['due.pmt06', '2021-01-01', 25, 'CGST Rules, rule 61(3)'],
  ['due.cmp08', '2019-04-01', 18, 'CGST Rules, rule 62(1)(i)'],
  ['due.gstr4', '2019-04-01', '04-30', 'CGST Rules, rule 62(1)(ii)', '2024-03-31'],
  ['due.gstr4', '2024-04-01', '06-30', 'Notification 12/2024-Central Tax: from 2024-25'],
  ['due.gstr5', gst, 20, 'CGST Act s.39(5) as enacted', '2022-09-30'],
  ['due.gstr5', '2022-10-01', 13, 'CGST Act s.39(5), Finance Act 2022'],
  ['due.gstr6', gst, 13, 'CGST Act s.39(4)'],
  ['due.gstr7', '2018-10-01', 10, 'CGST Act s.39(3)'],
  ['due.gstr8', '2018-10-01', 10, 'CGST Act s.52(4)'],
  ['due.gstr9', gst, '12-31', 'CGST Act s.44, CGST Rules, rule 80'],
  [
    'due.itc04HalfYear',
    '2021-10-01',
    25,
    'CGST Rules, rule 45(3); Notification 35/2021-Central Tax: by half-years above 5 crore, else once a year',
  ],
  // What may still be filed or changed
  [
    'return.barYears',
    '2023-10-01',
    3,
    'CGST Act s.37(5), 39(11), 44(2) and 52(15), Finance Act 2023; barred by the portal from the period July 2025 (GSTN advisory of 7 June 2025)',
  ],
  ['gstr1a.open', '2024-08-01', true, 'CGST Rules, rule 59(4A); Notification 12/2024-Central Tax'],
  [
    'gstr1.blockedAfterMissing',
    '2021-01-01',
    2,
    'CGST Rules, rule 59(6)(a); Notification 94/2020-Central Tax: months without GSTR-3B',
    '2021-12-31',
  ],
  [
    'gstr1.blockedAfterMissing',
    '2022-01-01',
    1,
    'CGST Rules, rule 59(6)(a); Notification 35/2021-Central Tax',
  ],
  // Cells of GSTR-3B
  ['gstr3b.table311', '2022-07-01', true, 'Notification 14/2022-Central Tax: table 3.1.1'],
  [
    'gstr3b.table32Locked',
    '2025-11-01',
    true,
    'GSTN advisory: table 3.2 is filled by the portal and not editable from the period November 2025',
  ],
  [
    'gstr3b.negativeOutward',
    '2024-09-01',
    true,
    'Offline utility of GSTR-3B 5.8: tables 3.1, 3.1.1 and 3.2 from the period September 2024',
  ],
  [
    'gstr3b.negativeCredit',
    '2023-01-01',
    true,
    'Offline utility of GSTR-3B 5.8: tables 4(A) and 4(D)(2) from the period January 2023',
  ],
  [
    'gstr3b.interestNextPeriod',
    '2026-01-01',
    true,
    'GSTN advisory: from the period January 2026 the portal computes interest into table 5.1 of the next return',
  ],
  // Set-off and payment
  [
    'setOff.anyOrder',
    '2026-01-01',
    true,
    'GSTN advisory: from January 2026 central and State tax credit pay integrated tax in any order once its own is used up (CGST Act s.49(5))',
  ],
  ['rule86B.value', '2021-01-01', 50 * lakh, 'CGST Rules, rule 86B; Notification 94/2020-Central Tax'],
  ['rule86B.percent', '2021-01-01', '1', 'CGST Rules, rule 86B; Notification 94/2020-Central Tax'],
  [
    'pmt06.fixedOfQuarter',
    '2021-01-01',
    '35',
    'Notification 85/2020-Central Tax: of the tax paid in cash for the quarter before',
  ],
  [
    'pmt06.fixedOfMonth',
    '2021-01-01',
    '100',
    'Notification 85/2020-Central Tax: of the tax paid in cash for the last month, where it was filed by months',
  ],
  // Credit
  ['itc.lastDay', gst, '10-20', 'CGST Act s.16(4) as enacted: day of the return of September', '2022-09-30'],
  ['itc.lastDay', '2022-10-01', '11-30', 'CGST Act s.16(4), Finance Act 2022'],
  [
    'itc.lastDayRelieved',
    gst,
    '2021-11-30',
    'CGST Act s.16(5), Finance (No. 2) Act 2024: invoices of 2017-18 to 2020-21',
    '2021-03-31',
  ],
  // Interest, per cent a year
  ['interest.late', gst, '18', 'CGST Act s.50(1), Notification 13/2017-Central Tax'],
  [
    'interest.wrongCredit',
    gst,
    '18',
    'CGST Act s.50(3), Finance Act 2022, s.111 and s.116 with the Sixth Schedule: 18% from the beginning; Notification 13/2017-Central Tax had 24% until then',
  ],
  // Late fee: rupees, central and State tax together
  ['lateFee.day', gst, 200, 'CGST Act s.47(1)', '2018-01-22'],
  ['lateFee.day', '2018-01-23', 50, 'Notifications 64/2017 and 4/2018-Central Tax'],
  ['lateFee.dayNil', '2018-01-23', 20, 'Notifications 64/2017 and 4/2018-Central Tax'],
  ['lateFee.cap', gst, 10_000, 'CGST Act s.47(1)'],
  ['lateFee.capUpTo5Crore', '2021-06-01', 5000, 'Notifications 19/2021 and 20/2021-Central Tax'],
  ['lateFee.capUpTo1Crore50', '2021-06-01', 2000, 'Notifications 19/2021 and 20/2021-Central Tax'],
  ['lateFee.capNil', '2021-06-01', 500, 'Notifications 19/2021 and 20/2021-Central Tax'],
  ['lateFee.annualDay', gst, 200, 'CGST Act s.47(2)'],
  ['lateFee.annualDayUpTo20Crore', '2022-04-01', 100, 'Notification 7/2023-Central Tax: from 2022-23'],
  ['lateFee.annualDayUpTo5Crore', '2022-04-01', 50, 'Notification 7/2023-Central Tax: from 2022-23'],
  ['lateFee.annualCapPercent', gst, '0.5', 'CGST Act s.47(2): of the turnover in the State'],
  [
    'lateFee.annualCapPercentUpTo20Crore',
    '2022-04-01',
    '0.04',
    'Notification 7/2023-Central Tax: from 2022-23',
  ],
  // Annual return
  [
    'gstr9.exemptTurnover',
    gst,
    2 * 10_000_000,
    'Notification 47/2019-Central Tax: need not be furnished for 2017-18 and 2018-19',
    '2019-03-31',
  ],
  [
    'gstr9.exemptTurnover',
    '2019-04-01',
    2 * 10_000_000,
    'Notifications 77/2020, 31/2021, 10/2022, 32/2023, 14/2024 and 15/2025-Central Tax: exempt for each year from 2019-20',
  ],
  // Composition
  ['composition.turnover', gst, 75 * lakh, 'Notification 8/2017-Central Tax', '2017-10-12'],
  ['composition.turnover', '2017-10-13', 100 * lakh, 'Notification 46/2017-Central Tax', '2019-03-31'],
  ['composition.turnover', '2019-04-01', 150 * lakh, 'Notification 14/2019-Central Tax'],
  [
    'composition.turnoverSpecial',
    gst,
    50 * lakh,
    'Notification 8/2017-Central Tax: Arunachal Pradesh, Assam, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura, Himachal Pradesh',
    '2017-10-12',
  ],
  [
    'composition.turnoverSpecial',
    '2017-10-13',
    75 * lakh,
    'Notification 46/2017-Central Tax: Arunachal Pradesh, Assam, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura, Himachal Pradesh',
    '2019-03-31',
  ],
  [
    'composition.turnoverSpecial',
    '2019-04-01',
    75 * lakh,
    'Notification 14/2019-Central Tax: Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura, Uttarakhand',
  ],
  [
    'composition.turnoverServices',
    '2019-04-01',
    50 * lakh,
    'Notification 2/2019-Central Tax (Rate); CGST Act s.10(2A) from 1 January 2020',
  ],
  // Documents
  [
    'serviceInvoice.daysBanks',
    gst,
    45,
    'CGST Rules, rule 47, proviso: insurers, banks and financial institutions',
  ],
  [
    'diffPercent',
    '2017-10-13',
    '65',
    'Notification 37/2017-Central Tax (Rate), not on or after 1 July 2020: share of the tax on vehicles bought and leased before GST',
    '2020-06-30',
  ],
] as const satisfies readonly (readonly [
  id: string,
  since: CalendarDate,
  value: string | number | boolean,
  source: string,
  until?: CalendarDate,
])[]
