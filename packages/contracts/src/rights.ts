const master = ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL', 'IMP', 'DD_EX'] as const
const document = ['SH_VW', 'AD', 'ED', 'DD_EX', 'PDF', 'PRT', 'SND', 'CNL', 'DSC', 'APR'] as const

/** Groups of reports; a report of the product belongs to one of them (report-kinds.ts). */
export const reportGroups = ['GSTR1', 'PTY', 'SAL', 'PUR', 'STK'] as const
export type ReportGroup = (typeof reportGroups)[number]
/** Five rights of each group of reports: view, whose code is the bare group (access decisions, section 2), export, PDF, print, e-mail. */
const reportActions = ['', '_DD_EX', '_PDF', '_PRT', '_SND'] as const

/** Groups of rights in the order a role's matrix shows them, with the actions each has. */
export const rightGroups = {
  BSN: ['SH_VW', 'DD_EX', 'AD', 'ED', 'CH_ST', 'DEL', 'SET_EINV_CRED'],
  ENT: ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL'],
  BRN: ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL'],
  DPT: ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL'],
  USR: [
    'SH_VW',
    'AD',
    'ED',
    'CH_ST',
    'DEL',
    'DD_EX',
    'ASN_ROL',
    'ASN_LOC',
    'SET_LMT',
    'CHG_PWD',
    'IMPRS',
    'API',
  ],
  ROL: ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL'],
  SER: master,
  SRA: master,
  TXR: master,
  HSN: master,
  UNT: master,
  CAT: master,
  VND: master,
  IPA: master,
  EML: master,
  PTY: [...master, 'PDF', 'SND'],
  ITM: master,
  PRL: master,
  SQT: [...document, 'CH_ST', 'CNV_ORD', 'CNV_INV'],
  SOR: [...document, 'CNV_INV'],
  SIN: document,
  SDC: [...document, 'CNV_INV', 'DLV', 'RTN'],
  SON: document,
  /** `WOF`: to write off small rests, of customers and of suppliers. */
  PIN: [...document, 'WOF'],
  POR: [...document, 'CNV_BIL'],
  PBL: document,
  PIW: document,
  POT: [...document, 'WOF'],
  /** Payment reminders: the work list, sending and promises, the ladder and whom it leaves alone. */
  RMD: ['SH_VW', 'SND', 'ED'],
  EIN: ['SH_VW', 'GEN', 'CNL', 'JSN', 'MOV'],
  EWB: ['SH_VW', 'GEN', 'CNL', 'JSN', 'MOV', 'CEWB', 'RGN', 'UPD_VEH', 'UPD_TRN', 'EXT'],
  /** Books: accounts, journals and statements. */
  ACC: ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL', 'CNL', 'DD_EX'],
  INV: ['SH_VW', 'OPN', 'ADJ', 'ENB', 'DD_EX'],
  RET: ['SH_VW', 'PRP', 'PSH', 'FIL'],
  REC: ['SH_VW', 'RUN', 'ACT'],
  DAC: ['SH_VW', 'PSH', 'SYN', 'RTY'],
  REP: reportGroups.flatMap((group) => reportActions.map((action) => `${group}${action}` as const)),
  DSH: ['EINV', 'EWB', 'RST', 'RCT'],
  /** The audit trail, its check and its file, and the rules of law as they are applied. */
  AUD: ['SH_VW', 'DD_EX'],
  STG: ['SYS', 'IMP', 'PRT', 'ALS', 'PTL', 'APV', 'EXP', 'NTF', 'SEC', 'RET', 'EIN', 'EWB', 'INV'],
} as const satisfies Record<string, readonly string[]>

export type RightGroup = keyof typeof rightGroups
export type RightCode = { [G in RightGroup]: `${G}_${(typeof rightGroups)[G][number]}` }[RightGroup]

/** Every right code of the product, in matrix order. */
export const rightCodes: readonly RightCode[] = Object.entries(rightGroups).flatMap(([group, actions]) =>
  actions.map((action) => `${group}_${action}` as RightCode),
)

/** Sections of a role's matrix; every group is in one. */
export const rightSections = {
  organisation: ['BSN', 'ENT', 'BRN', 'DPT'],
  people: ['USR', 'ROL'],
  masters: ['PTY', 'ITM', 'PRL', 'CAT', 'UNT', 'TXR', 'HSN', 'SER', 'SRA', 'VND', 'IPA', 'EML'],
  sales: ['SQT', 'SOR', 'SIN', 'SDC', 'SON', 'PIN', 'RMD'],
  purchases: ['POR', 'PBL', 'PIW', 'POT'],
  compliance: ['EIN', 'EWB', 'RET', 'REC', 'DAC'],
  inventory: ['INV'],
  accounts: ['ACC'],
  reports: ['REP', 'DSH', 'AUD'],
  settings: ['STG'],
} as const satisfies Record<string, readonly RightGroup[]>

export type RightSection = keyof typeof rightSections

export const rightGroupOf = (code: RightCode): RightGroup => code.slice(0, code.indexOf('_')) as RightGroup

/** A line of the matrix of rights and what is done in it: a group with its action; of the reports, each group of reports. */
export function rightPlaceOf(code: string): { readonly row: string; readonly action: string } {
  const [group = '', ...rest] = code.split('_')
  if (group !== 'REP') return { row: group, action: rest.join('_') }
  return { row: `REP_${rest[0]}`, action: rest.slice(1).join('_') || 'SH_VW' }
}

/**
 * Rights that only read, print or take out what is there: they go on after a trial or plan has ended, so that the
 * books stay readable and exportable (access decisions, section 5).
 */
export const readsOnly = (code: RightCode): boolean =>
  (/_(SH_VW|DD_EX|PDF|PRT|JSN)$/.test(code) && !code.startsWith('STG_')) ||
  (/^(REP|DSH)_/.test(code) && !code.endsWith('_SND'))

/** Rights over access itself: no program gets them, so that none can give itself more or outlive its end. */
export const forPeopleOnly = (code: RightCode): boolean =>
  /^(ROL|IPA)_/.test(code) ||
  (code.startsWith('USR_') && code !== 'USR_SH_VW') ||
  code === 'STG_SEC' ||
  code === 'BSN_SET_EINV_CRED'
