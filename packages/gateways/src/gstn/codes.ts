/** What to make of a refusal; source: error codes of the GSTN taxpayer API. An unknown code is a plain refusal. */
export type GstnClass = 'noData' | 'otpWrong' | 'signInAgain' | 'notAllowed' | 'later' | 'settings'

const classes: Readonly<Record<GstnClass, readonly string[]>> = {
  // SWEB_9035 and FO8000: no record for the GSTIN of a public search.
  noData: ['RET11416', 'RET11417', 'RET13508', 'RET13510', 'SWEB_9035', 'FO8000'],
  otpWrong: ['AUTH4034', 'RET13509'],
  signInAgain: ['AUTH4033', 'AUTH4038', 'RET11407', 'RETOTPREQUEST', 'RT-R1R3BAV-1007'],
  /** The taxpayer has not allowed access, or the user name is not of the GSTIN. */
  notAllowed: ['RET11402', 'AUTH158', 'RET11409', 'RET11410'],
  later: ['RET13504', 'RET13505', 'RET191191', 'RET191192', 'RTN_24', 'TEC4001', 'TEC4003'],
  settings: ['TEC4002', 'RET11400', 'RET11403', 'RET11404', 'RET11408', 'RET11420'],
}

export function gstnClassOf(code: string): GstnClass | undefined {
  for (const [name, codes] of Object.entries(classes)) if (codes.includes(code)) return name as GstnClass
  return code.startsWith('TEC') ? 'later' : undefined
}
