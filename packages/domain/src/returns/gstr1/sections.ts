import type { AmendedSection } from './document.ts'

/**
 * Sections of the portal's file in the order of the official tool, with the tables of the form they hold.
 * `document`: one record for a document, its items by rate. `sum`: one record for a place and rate over all documents.
 * Source: file shapes of the GSTR-1 offline tool 3.2.4.
 */
export const sections = {
  b2b: { level: 'document', isAmendment: false },
  b2ba: { level: 'document', isAmendment: true },
  b2cl: { level: 'document', isAmendment: false },
  b2cla: { level: 'document', isAmendment: true },
  b2cs: { level: 'sum', isAmendment: false },
  b2csa: { level: 'sum', isAmendment: true },
  nil: { level: 'sum', isAmendment: false },
  exp: { level: 'document', isAmendment: false },
  expa: { level: 'document', isAmendment: true },
  at: { level: 'sum', isAmendment: false },
  ata: { level: 'sum', isAmendment: true },
  cdnr: { level: 'document', isAmendment: false },
  cdnra: { level: 'document', isAmendment: true },
  cdnur: { level: 'document', isAmendment: false },
  cdnura: { level: 'document', isAmendment: true },
  supeco: { level: 'sum', isAmendment: false },
  txpd: { level: 'sum', isAmendment: false },
  txpda: { level: 'sum', isAmendment: true },
} as const satisfies Record<string, { level: 'document' | 'sum'; isAmendment: boolean }>

export type Section = keyof typeof sections
export const sectionNames = Object.keys(sections) as Section[]

export type DocumentSection = {
  [S in Section]: (typeof sections)[S]['level'] extends 'document' ? S : never
}[Section]

/** What quarterly filers may furnish for the first two months of a quarter: supplies to registered persons (rule 59(2)). */
export const iffSections: ReadonlySet<Section> = new Set<Section>(['b2b', 'b2ba', 'cdnr', 'cdnra'])

/** Place of each section in the file. */
export const sectionOrder: Readonly<Record<Section, number>> = Object.fromEntries(
  sectionNames.map((name, index) => [name, index]),
) as Record<Section, number>

export function isDocumentSection(section: Section): section is DocumentSection {
  return sections[section].level === 'document'
}

/**
 * What divides a section, by the names of the portal's summary:
 * b2b, cdnr and their amendments: 4A, 4B (reverse charge), SEZWP, SEZWOP, 6C (deemed export);
 * exp: EXPWP, EXPWOP; cdnur: B2CL, EXPWP, EXPWOP; nil: NIL, EXEMPT, NONGST; supeco: 14A (section 52), 14B (section 9(5)).
 */
export const parts = [
  '',
  '4A',
  '4B',
  'SEZWP',
  'SEZWOP',
  '6C',
  'EXPWP',
  'EXPWOP',
  'B2CL',
  'NIL',
  'EXEMPT',
  'NONGST',
  '14A',
  '14B',
] as const
export type Part = (typeof parts)[number]

/** Tables as the form numbers them. */
export type Gstr1Table =
  | '4A'
  | '4B'
  | '5'
  | '6A'
  | '6B'
  | '6C'
  | '7'
  | '8'
  | '9A'
  | '9B'
  | '9C'
  | '10'
  | '11A'
  | '11B'
  | '11-II'
  | '14(a)'
  | '14(b)'

export const tableOfAmendment = {
  b2ba: '9A',
  b2cla: '9A',
  expa: '9A',
  cdnra: '9C',
  cdnura: '9C',
  b2csa: '10',
  ata: '11-II',
  txpda: '11-II',
} as const satisfies Record<AmendedSection, Gstr1Table>

/** The section that holds changes of each base section; nil, supplies through operators and the rest have none here. */
export const amendmentOfSection: Readonly<Partial<Record<Section, AmendedSection>>> = {
  b2b: 'b2ba',
  b2cl: 'b2cla',
  exp: 'expa',
  cdnr: 'cdnra',
  cdnur: 'cdnura',
  b2cs: 'b2csa',
  at: 'ata',
  txpd: 'txpda',
}
