import type { CalendarDate } from '../cal/date.ts'

/** A state or union territory by its GST code. Names in the product's three languages. */
export interface State {
  readonly code: string
  readonly name: { readonly en: string; readonly ar: string; readonly hi: string }
  /** Union territory without legislature: its share of the tax is UTGST (UTGST Act, s.2(8)). */
  readonly withoutLegislature?: true
  /** First day on which the code may be on a document; absent: from the start of GST. */
  readonly since?: CalendarDate
  /** Last such day; absent: still in force. */
  readonly until?: CalendarDate
  /** Where documents of a withdrawn code go now. */
  readonly mergedInto?: string
  /** Not a place in India: 96 is abroad. */
  readonly abroad?: true
  readonly source: string
}

const portal = 'State code list of the GST common portal'

export const states: readonly State[] = [
  state('01', 'Jammu and Kashmir', 'جامو وكشمير', 'जम्मू और कश्मीर'),
  state('02', 'Himachal Pradesh', 'هيماجل برديش', 'हिमाचल प्रदेश'),
  state('03', 'Punjab', 'البنجاب', 'पंजाब'),
  territory('04', 'Chandigarh', 'شانديغار', 'चंडीगढ़'),
  state('05', 'Uttarakhand', 'أوتاراخند', 'उत्तराखंड'),
  state('06', 'Haryana', 'هاريانا', 'हरियाणा'),
  state('07', 'Delhi', 'دلهي', 'दिल्ली'),
  state('08', 'Rajasthan', 'راجستان', 'राजस्थान'),
  state('09', 'Uttar Pradesh', 'أتر برديش', 'उत्तर प्रदेश'),
  state('10', 'Bihar', 'بيهار', 'बिहार'),
  state('11', 'Sikkim', 'سيكيم', 'सिक्किम'),
  state('12', 'Arunachal Pradesh', 'أروناجل برديش', 'अरुणाचल प्रदेश'),
  state('13', 'Nagaland', 'ناغالاند', 'नागालैंड'),
  state('14', 'Manipur', 'مانيبور', 'मणिपुर'),
  state('15', 'Mizoram', 'ميزورام', 'मिज़ोरम'),
  state('16', 'Tripura', 'تريبورا', 'त्रिपुरा'),
  state('17', 'Meghalaya', 'ميغالايا', 'मेघालय'),
  state('18', 'Assam', 'آسام', 'असम'),
  state('19', 'West Bengal', 'البنغال الغربية', 'पश्चिम बंगाल'),
  state('20', 'Jharkhand', 'جهارخاند', 'झारखंड'),
  state('21', 'Odisha', 'أوديشا', 'ओडिशा'),
  state('22', 'Chhattisgarh', 'تشاتيسغار', 'छत्तीसगढ़'),
  state('23', 'Madhya Pradesh', 'ماديا برديش', 'मध्य प्रदेश'),
  state('24', 'Gujarat', 'غوجارات', 'गुजरात'),
  {
    ...territory('25', 'Daman and Diu (old)', 'دامان وديو (سابقاً)', 'दमन और दीव (पूर्व)'),
    until: '2020-01-25',
    mergedInto: '26',
    source: 'Dadra and Nagar Haveli and Daman and Diu (Merger of Union Territories) Act, 2019',
  },
  territory(
    '26',
    'Dadra and Nagar Haveli and Daman and Diu',
    'دادرا وناغار هافيلي ودامان وديو',
    'दादरा और नगर हवेली और दमन और दीव',
  ),
  state('27', 'Maharashtra', 'ماهاراشترا', 'महाराष्ट्र'),
  {
    ...state(
      '28',
      'Andhra Pradesh (before bifurcation)',
      'أندرا برديش (قبل التقسيم)',
      'आंध्र प्रदेश (विभाजन से पहले)',
    ),
    until: '2017-06-30',
    mergedInto: '37',
    source: 'Andhra Pradesh Reorganisation Act, 2014: withdrawn before the start of GST',
  },
  state('29', 'Karnataka', 'كارناتاكا', 'कर्नाटक'),
  state('30', 'Goa', 'غوا', 'गोवा'),
  territory('31', 'Lakshadweep', 'لكشديب', 'लक्षद्वीप'),
  state('32', 'Kerala', 'كيرالا', 'केरल'),
  state('33', 'Tamil Nadu', 'تاميل نادو', 'तमिलनाडु'),
  state('34', 'Puducherry', 'بودوتشيري', 'पुदुचेरी'),
  territory('35', 'Andaman and Nicobar Islands', 'جزر أندمان ونيكوبار', 'अंडमान और निकोबार द्वीपसमूह'),
  state('36', 'Telangana', 'تيلانغانا', 'तेलंगाना'),
  state('37', 'Andhra Pradesh', 'أندرا برديش', 'आंध्र प्रदेश'),
  {
    ...territory('38', 'Ladakh', 'لداخ', 'लद्दाख'),
    since: '2019-10-31',
    source: 'Jammu and Kashmir Reorganisation Act, 2019',
  },
  { code: '96', name: { en: 'Other Countries', ar: 'دول أخرى', hi: 'अन्य देश' }, abroad: true, source: portal },
  {
    ...territory('97', 'Other Territory', 'إقليم آخر', 'अन्य क्षेत्र'),
    source: 'UTGST Act, s.2(8): other territory is a union territory',
  },
]

const byCode: ReadonlyMap<string, State> = new Map(states.map((row) => [row.code, row]))

/** The state of a code, withdrawn ones included; undefined for an unknown code. */
export function stateOf(code: string): State | undefined {
  return byCode.get(code)
}

/** True for any code of the table: 01 to 38, 96, 97. */
export function isStateCode(code: unknown): code is string {
  return typeof code === 'string' && byCode.has(code)
}

/**
 * True where a document of that day may name the state.
 *
 * @example
 * isStateCodeOn('25', '2026-11-20') // false: merged into 26 on 26 January 2020
 */
export function isStateCodeOn(code: string, date: CalendarDate): boolean {
  const row = byCode.get(code)
  return row !== undefined && (row.since ?? '') <= date && (row.until === undefined || date <= row.until)
}

/** States that a document of that day may name, in code order. */
export function statesOn(date: CalendarDate): State[] {
  return states.filter((row) => isStateCodeOn(row.code, date))
}

/** True where the state's half of the tax is UTGST rather than SGST. */
export function hasUtgst(code: string): boolean {
  return byCode.get(code)?.withoutLegislature === true
}

function state(code: string, en: string, ar: string, hi: string): State {
  return { code, name: { en, ar, hi }, source: portal }
}

function territory(code: string, en: string, ar: string, hi: string): State {
  return { ...state(code, en, ar, hi), withoutLegislature: true }
}
