import { documentRights } from './document-rights.ts'
import type { RightCode } from './rights.ts'

/** One of these opens the import; that they are the rights of its kinds is checked with the routes. */
export const importRights: readonly RightCode[] = [
  'PTY_IMP',
  'ITM_IMP',
  'HSN_IMP',
  'VND_IMP',
  'CAT_IMP',
  'UNT_IMP',
  'TXR_IMP',
  'SER_IMP',
  'IPA_IMP',
  'BSN_AD',
  'PRL_IMP',
  'INV_OPN',
  'PIN_AD',
  'POT_AD',
  'ACC_AD',
  'ACC_ED',
  ...documentRights('AD'),
]
