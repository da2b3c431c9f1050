import { panHolder } from '@bahi/domain/ids/pan.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import { portalDate } from '../../portal-date.ts'
import type { Taxpayer } from '../taxpayers.ts'
import { pickOf } from './profile.ts'

const statuses = {
  ACT: 'Active',
  CNL: 'Cancelled suo-moto',
  INA: 'Inactive',
  PRO: 'Provisional',
  SUS: 'Suspended',
} as const
const kinds: Readonly<Record<string, string>> = {
  REG: 'Regular',
  COM: 'Composition',
  SEZ: 'SEZ Unit',
  SED: 'SEZ Developer',
  TDS: 'Tax Deductor',
  TCS: 'Tax Collector (Electronic Commerce Operator)',
  ISD: 'Input Service Distributor (ISD)',
}
const constitutions: Readonly<Record<string, string>> = {
  Company: 'Private Limited Company',
  Firm: 'Partnership',
  Individual: 'Proprietorship',
  HinduUndividedFamily: 'Hindu Undivided Family',
}
const streets = ['Market Road', 'Station Road', 'Industrial Estate', 'Mahatma Gandhi Road', 'Ring Road']

/** The answer to a public search, with the member names of the portal. */
export function searchAnswer(taxpayer: Taxpayer): Readonly<Record<string, unknown>> {
  const { gstin, legalName, tradeName = legalName, place = '', pin, type, status } = taxpayer
  const state = stateOf(gstin.slice(0, 2))?.name.en ?? ''
  return {
    stjCd: `${gstin.slice(0, 2)}001`,
    stj: `State - ${state}, Ward 1`,
    ctjCd: 'ZZ0101',
    ctj: 'Range I',
    lgnm: legalName,
    tradeNam: tradeName,
    dty: kinds[type] ?? 'Regular',
    sts: statuses[status],
    ctb: constitutions[panHolder(gstin.slice(2, 12)) ?? ''] ?? 'Others',
    gstin,
    rgdt: taxpayer.registeredOn ? portalDate(taxpayer.registeredOn) : '',
    cxdt: taxpayer.deregisteredOn ? portalDate(taxpayer.deregisteredOn) : '',
    lstupdt: '01/04/2026',
    nba: ['Wholesale Business', 'Retail Business'],
    einvoiceStatus: taxpayer.isEinvoiceEnabled === false ? 'No' : 'Yes',
    adadr: [],
    pradr: {
      ntr: 'Wholesale Business, Retail Business',
      addr: {
        flno: '',
        bno: String(1 + pickOf(gstin, 240)),
        bnm: '',
        st: streets[pickOf(`${gstin}/street`, streets.length)],
        loc: '',
        locality: '',
        landMark: '',
        city: place,
        dst: place,
        stcd: state,
        pncd: pin === undefined ? '' : String(pin),
        lt: '',
        lg: '',
        geocodelvl: 'NA',
      },
    },
  }
}
