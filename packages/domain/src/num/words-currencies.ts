import type { ArabicNoun } from './words-ar.ts'

/** How a currency and its smallest unit are called when an amount is written out. */
export interface CurrencyWords {
  readonly decimals: number
  readonly en: { readonly majors: string; readonly minor: string; readonly minors: string }
  /** `one...` where a single one is called otherwise. */
  readonly hi: {
    readonly major: string
    readonly minor: string
    readonly oneMajor?: string
    readonly oneMinor?: string
  }
  readonly ar: { readonly major: ArabicNoun; readonly minor: ArabicNoun }
}

const cent = masculine('سنت', 'سنتان', 'سنتات', 'سنتاً')
const fils = masculine('فلس', 'فلسان', 'فلوس', 'فلساً')
const baisa = feminine('بيسة', 'بيستان', 'بيسات', 'بيسة')
const halala = feminine('هللة', 'هللتان', 'هللات', 'هللة')
const dirham = masculine('درهم', 'درهمان', 'دراهم', 'درهماً')
const dollar = masculine('دولار', 'دولاران', 'دولارات', 'دولاراً')
const dinar = masculine('دينار', 'ديناران', 'دنانير', 'ديناراً')
const riyal = masculine('ريال', 'ريالان', 'ريالات', 'ريالاً')

/** Currencies that Indian exporters bill in most. */
export const currencyWords: Readonly<Record<string, CurrencyWords>> = {
  INR: {
    ...currency(
      ['Rupees', 'Paisa', 'Paise'],
      ['रुपये', 'पैसे'],
      [feminine('روبية', 'روبيتان', 'روبيات', 'روبية'), baisa],
    ),
    hi: { major: 'रुपये', minor: 'पैसे', oneMajor: 'रुपया', oneMinor: 'पैसा' },
  },
  USD: currency(['US Dollars', 'Cent', 'Cents'], ['अमेरिकी डॉलर', 'सेंट'], [qualified(dollar, 'أمريكي'), cent]),
  EUR: currency(['Euros', 'Cent', 'Cents'], ['यूरो', 'सेंट'], [masculine('يورو', 'يورو', 'يورو', 'يورو'), cent]),
  GBP: currency(
    ['Pounds Sterling', 'Penny', 'Pence'],
    ['पाउंड स्टर्लिंग', 'पेंस'],
    [
      masculine('جنيه إسترليني', 'جنيهان إسترلينيان', 'جنيهات إسترلينية', 'جنيهاً إسترلينياً'),
      masculine('بنس', 'بنسان', 'بنسات', 'بنساً'),
    ],
  ),
  AED: currency(
    ['UAE Dirhams', 'Fils', 'Fils'],
    ['संयुक्त अरब अमीरात दिरहम', 'फ़िल्स'],
    [qualified(dirham, 'إماراتي'), fils],
  ),
  SAR: currency(
    ['Saudi Riyals', 'Halala', 'Halalas'],
    ['सऊदी रियाल', 'हलाला'],
    [qualified(riyal, 'سعودي'), halala],
  ),
  QAR: currency(
    ['Qatari Riyals', 'Dirham', 'Dirhams'],
    ['क़तरी रियाल', 'दिरहम'],
    [qualified(riyal, 'قطري'), dirham],
  ),
  OMR: currency(
    ['Omani Rials', 'Baisa', 'Baisas'],
    ['ओमानी रियाल', 'बैसा'],
    [qualified(riyal, 'عماني'), baisa],
    3,
  ),
  KWD: currency(
    ['Kuwaiti Dinars', 'Fils', 'Fils'],
    ['कुवैती दीनार', 'फ़िल्स'],
    [qualified(dinar, 'كويتي'), fils],
    3,
  ),
  BHD: currency(
    ['Bahraini Dinars', 'Fils', 'Fils'],
    ['बहरीनी दीनार', 'फ़िल्स'],
    [qualified(dinar, 'بحريني'), fils],
    3,
  ),
  JPY: currency(
    ['Japanese Yen', 'Sen', 'Sen'],
    ['जापानी येन', 'सेन'],
    [masculine('ين', 'ينان', 'ينات', 'يناً'), cent],
    0,
  ),
  SGD: currency(
    ['Singapore Dollars', 'Cent', 'Cents'],
    ['सिंगापुर डॉलर', 'सेंट'],
    [qualified(dollar, 'سنغافوري'), cent],
  ),
  AUD: currency(
    ['Australian Dollars', 'Cent', 'Cents'],
    ['ऑस्ट्रेलियाई डॉलर', 'सेंट'],
    [qualified(dollar, 'أسترالي'), cent],
  ),
  CAD: currency(
    ['Canadian Dollars', 'Cent', 'Cents'],
    ['कनाडाई डॉलर', 'सेंट'],
    [qualified(dollar, 'كندي'), cent],
  ),
}

function currency(
  [majors, minor, minors]: [string, string, string],
  [hiMajor, hiMinor]: [string, string],
  [arMajor, arMinor]: [ArabicNoun, ArabicNoun],
  decimals = 2,
): CurrencyWords {
  return {
    decimals,
    en: { majors, minor, minors },
    hi: { major: hiMajor, minor: hiMinor },
    ar: { major: arMajor, minor: arMinor },
  }
}

function masculine(one: string, two: string, few: string, many: string): ArabicNoun {
  return { one, two, few, many, gender: 'masculine' }
}

function feminine(one: string, two: string, few: string, many: string): ArabicNoun {
  return { one, two, few, many, gender: 'feminine' }
}

/** A masculine noun with an adjective of origin that agrees with it. */
function qualified(noun: ArabicNoun, adjective: string): ArabicNoun {
  return {
    one: `${noun.one} ${adjective}`,
    two: `${noun.two} ${adjective}ان`,
    few: `${noun.few} ${adjective}ة`,
    many: `${noun.many} ${adjective}اً`,
    gender: noun.gender,
  }
}
