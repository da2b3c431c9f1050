import { messageOf } from './messages.ts'
import type { Answer, EinvoiceRequest } from './portal.ts'

/** What the portal says of a registration; the copy and the GST portal behind it are one here. */
export function taxpayerOf({ state, request }: EinvoiceRequest): Answer {
  const gstin = (request.segments.at(-1) ?? '').toUpperCase()
  const party = state.taxpayer(gstin)
  if (!party) return { errors: [['3001', messageOf('3001', 'gstin')]] }
  return {
    data: {
      Gstin: gstin,
      TradeName: party.tradeName ?? party.legalName,
      LegalName: party.legalName,
      AddrBnm: null,
      AddrBno: '1',
      AddrFlno: null,
      AddrSt: 'Main Road',
      AddrLoc: party.place ?? null,
      StateCode: Number(gstin.slice(0, 2)),
      AddrPncd: party.pin ?? 0,
      TxpType: party.type,
      Status: party.status,
      BlkStatus: party.isBlocked ? 'B' : 'U',
      DtReg: party.registeredOn ?? null,
      DtDReg: party.deregisteredOn ?? null,
    },
  }
}
