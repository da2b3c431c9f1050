/** What to make of a refusal; source: error codes of the GSTN taxpayer API. An unknown code is a plain refusal. */
export type GstnClass =
  | 'noData'
  | 'otpWrong'
  | 'signInAgain'
  | 'notAllowed'
  | 'later'
  | 'settings'
  /** It was proceeded with already. */
  | 'readyToFile'
  /** The summary changed since it was fetched: fetch it anew. */
  | 'summaryOld'
  | 'filed'
  /** The portal is at work on it. */
  | 'busy'

const classes: Readonly<Record<GstnClass, readonly string[]>> = {
  // SWEB_9035 and FO8000: no record for the GSTIN of a public search. RET2B1023: a GSTR-2B that is not generated yet,
  // RET2B1018: before its day.
  noData: [
    'RET11416',
    'RET11417',
    'RET13508',
    'RET13510',
    'RET2B1016',
    'RET2B1018',
    'RET2B1023',
    'RT-3BAS1009',
    'RET191148',
    'SWEB_9035',
    'FO8000',
  ],
  otpWrong: ['AUTH4034', 'RET13509'],
  signInAgain: ['AUTH4033', 'AUTH4038', 'RET11407', 'RETOTPREQUEST', 'RT-R1R3BAV-1007'],
  /** The taxpayer has not allowed access, or the user name is not of the GSTIN. */
  notAllowed: ['RET11402', 'AUTH158', 'RET11409', 'RET11410', 'RET2B1010'],
  later: ['RET13504', 'RET13505', 'RET191191', 'RET191192', 'RTN_24', 'TEC4001', 'TEC4003'],
  settings: ['TEC4002', 'RET11400', 'RET11403', 'RET11404', 'RET11408', 'RET11420'],
  readyToFile: ['RET00003', 'RET12521'],
  summaryOld: ['RT_FIL_09', 'RET09001', 'RET13501'],
  filed: ['RT_FIL_02', 'AUTH117'],
  busy: ['RET12523', 'RTN_15'],
}

export const gstnCodesOf = (kind: GstnClass): readonly string[] => classes[kind]

export function gstnClassOf(code: string): GstnClass | undefined {
  for (const [name, codes] of Object.entries(classes)) if (codes.includes(code)) return name as GstnClass
  return code.startsWith('TEC') ? 'later' : undefined
}
