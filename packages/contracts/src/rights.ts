const master = ['SH_VW', 'AD', 'ED', 'CH_ST', 'DEL', 'IMP', 'DD_EX'] as const
const document = ['SH_VW', 'AD', 'ED', 'DD_EX', 'PDF', 'PRT', 'SND', 'CNL', 'DSC', 'APR'] as const

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
  SOR: [...document, 'CNV_INV'],
  SIN: document,
  SDC: [...document, 'CNV_INV', 'DLV', 'RTN'],
  SON: document,
  PIN: document,
  POR: [...document, 'CNV_BIL'],
  PBL: document,
  PIW: document,
  POT: document,
  EIN: ['SH_VW', 'GEN', 'CNL', 'JSN', 'MOV'],
  EWB: ['SH_VW', 'GEN', 'CNL', 'JSN', 'MOV', 'CEWB', 'RGN', 'UPD_VEH', 'UPD_TRN', 'EXT'],
  INV: ['SH_VW', 'OPN', 'ADJ', 'ENB', 'DD_EX'],
  RET: ['SH_VW', 'PRP', 'PSH', 'FIL'],
  REC: ['SH_VW', 'RUN', 'ACT'],
  DAC: ['SH_VW', 'PSH', 'SYN', 'RTY'],
  REP: ['GSTR1', 'SAL', 'PUR', 'STK'],
  DSH: ['EINV', 'EWB', 'RST', 'RCT'],
  STG: ['SYS', 'IMP', 'PRT', 'ALS', 'PTL', 'APV', 'EXP', 'NTF', 'SEC', 'RET', 'EIN', 'EWB', 'INV'],
} as const satisfies Record<string, readonly string[]>

export type RightGroup = keyof typeof rightGroups
export type RightCode = { [G in RightGroup]: `${G}_${(typeof rightGroups)[G][number]}` }[RightGroup]

/** Every right code of the product, in matrix order. */
export const rightCodes: readonly RightCode[] = Object.entries(rightGroups).flatMap(([group, actions]) =>
  actions.map((action) => `${group}_${action}` as RightCode),
)
