import type { CodeText } from '../einvoice/codes.ts'
import { codeRows, officerCodes } from './codes-table.ts'

/** What the product does about a code of the e-way bill portal. */
export type EwayCodeClass =
  | 'signIn'
  | 'input'
  | 'state'
  | 'notFound'
  | 'portalTrouble'
  | 'limit'
  | 'blocked'
  | 'gold'
  | 'officer'

export interface EwayCode {
  readonly code: string
  readonly class: EwayCodeClass
  readonly meaning: CodeText
  readonly fix: CodeText
}

/** What to do, by class; the check names the field of an input code. */
const fixes: Readonly<Record<EwayCodeClass, CodeText>> = {
  signIn: {
    en: 'Check the API credentials of this GSTIN',
    ar: 'تحقق من بيانات دخول API لهذا الرقم',
    hi: 'इस GSTIN के API क्रेडेंशियल जाँचें',
  },
  input: { en: 'Correct the field', ar: 'صحح الحقل', hi: 'फ़ील्ड सुधारें' },
  state: {
    en: 'Refresh the bill and see what may be done now',
    ar: 'حدّث البوليصة وانظر ما يمكن فعله الآن',
    hi: 'बिल ताज़ा करें और देखें अब क्या हो सकता है',
  },
  notFound: { en: 'Check what was asked for', ar: 'تحقق مما طُلب', hi: 'माँगी गई जानकारी जाँचें' },
  portalTrouble: {
    en: 'The program looks the bill up and tries again',
    ar: 'يبحث البرنامج عن البوليصة ويعيد المحاولة',
    hi: 'प्रोग्राम बिल खोजकर फिर कोशिश करता है',
  },
  limit: { en: 'Wait and try again', ar: 'انتظر وأعد المحاولة', hi: 'रुककर फिर कोशिश करें' },
  blocked: {
    en: 'The pending returns must be filed first',
    ar: 'يجب تقديم الإقرارات المتأخرة أولًا',
    hi: 'पहले पेंडिंग रिटर्न भरनी होगी',
  },
  gold: {
    en: 'Correct the field; gold has its own rules in Kerala',
    ar: 'صحح الحقل؛ للذهب قواعد خاصة في كيرالا',
    hi: 'फ़ील्ड सुधारें; केरल में सोने के अलग नियम हैं',
  },
  officer: { en: 'Report this', ar: 'أبلغ عن ذلك', hi: 'सूचित करें' },
}

const officerMeaning: CodeText = {
  en: 'A code of the officers’ side of the portal',
  ar: 'رمز من جهة الموظفين في البوابة',
  hi: 'पोर्टल के अधिकारी पक्ष का कोड',
}

/** Codes after which a fresh sign-in is tried once. */
const signInAgain: ReadonlySet<string> = new Set(['105', '106', '238'])
export const isSignInAgain = (code: string): boolean => signInAgain.has(code)

/** Every code that was found; an unknown one is shown by its number and never swallowed, as this portal sends no texts. */
export const ewayCodes: ReadonlyMap<string, EwayCode> = new Map([
  ...codeRows.map(([code, codeClass, meaning]): [string, EwayCode] => [
    code,
    { code, class: codeClass, meaning, fix: fixes[codeClass] },
  ]),
  ...officerCodes.map((code): [string, EwayCode] => [
    code,
    { code, class: 'officer', meaning: officerMeaning, fix: fixes.officer },
  ]),
])
