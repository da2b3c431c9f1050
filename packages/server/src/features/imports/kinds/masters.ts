import type { ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { MasterKind } from './master.ts'
import { textOf } from '../text-of.ts'

const named = (member: string) => (body: Record<string, unknown>) => textOf(body[member])

/** Masters by their sheets. */
export const masters: Readonly<Partial<Record<ImportSheetKind, MasterKind>>> = {
  party: {
    resource: 'party',
    table: 'parties',
    keys: [
      { path: 'code', column: sql`x.code_key` },
      { path: 'gstin', column: sql`lower(x.gstin)` },
      { path: 'name', column: sql`x.name_key` },
    ],
    nameOf: named('name'),
    free: sql`opening_balance = null, opening_balance_date = null, opening_balance_side = null`,
    complete(body, row) {
      // Who has a GSTIN is registered, and who has none is not, where the file says nothing of it.
      body['taxpayerType'] ??= body['gstin'] === undefined ? 'UNREG' : 'REG'
      const address = body['billingAddress'] as Record<string, unknown> | undefined
      // The first two digits of a GSTIN are its State.
      if (address && address['countryCode'] === 'IN' && typeof body['gstin'] === 'string')
        address['stateCode'] ??= body['gstin'].slice(0, 2)
      const text = row.texts.get('openingBalance')
      const balance = body['openingBalance']
      if (typeof balance !== 'string') return
      const isNegative = balance.startsWith('-')
      if (isNegative) body['openingBalance'] = balance.slice(1)
      if (Decimal.of(balance).isZero()) {
        delete body['openingBalance']
        return
      }
      const said = /(dr|cr)\.?$/i.exec((text ?? '').replaceAll(/\s/g, ''))?.[1]?.toLowerCase()
      if (said) body['openingBalanceSide'] ??= said === 'dr' ? 'Debit' : 'Credit'
      else if (isNegative) body['openingBalanceSide'] ??= 'Credit'
    },
  },
  item: {
    resource: 'item',
    table: 'items',
    keys: [
      { path: 'code', column: sql`x.code_key` },
      { path: 'barcode', column: sql`x.barcode` },
      { path: 'name', column: sql`x.name_key` },
    ],
    nameOf: named('name'),
    complete(body) {
      const { hsn } = body
      // Codes of services begin with 99.
      if (body['supply'] === undefined && typeof hsn === 'string' && hsn.startsWith('99'))
        body['supply'] = 'Services'
    },
  },
  hsnSac: {
    resource: 'hsnSac',
    table: 'hsn_sacs',
    keys: [{ path: 'code', column: sql`x.code` }],
    nameOf: named('code'),
    complete(body) {
      const { code } = body
      if (body['kind'] === undefined && typeof code === 'string')
        body['kind'] = code.startsWith('99') ? 'SAC' : 'HSN'
    },
  },
  vendor: {
    resource: 'vendor',
    table: 'vendors',
    keys: [{ path: 'gstin', column: sql`lower(x.gstin)` }],
    nameOf: named('name'),
  },
  category: {
    resource: 'category',
    table: 'categories',
    keys: [
      { path: 'code', column: sql`lower(x.code)` },
      { path: 'name', column: sql`lower(x.name)` },
    ],
    nameOf: named('name'),
  },
  unit: {
    resource: 'unit',
    table: 'units',
    keys: [{ path: 'code', column: sql`lower(x.code)` }],
    nameOf: named('code'),
  },
  taxRate: {
    resource: 'taxRate',
    table: 'tax_rates',
    keys: [{ path: 'text', column: sql`lower(x.text)` }],
    nameOf: named('text'),
  },
  series: {
    resource: 'series',
    table: 'series',
    keys: [{ path: 'code', column: sql`lower(x.code)` }],
    nameOf: named('code'),
  },
  ledgerAccount: {
    resource: 'ledgerAccount',
    table: 'ledger_accounts',
    keys: [
      { path: 'code', column: sql`lower(x.code)` },
      { path: 'name', column: sql`lower(x.name)` },
    ],
    nameOf: named('name'),
  },
  ipAddress: {
    resource: 'ipAddress',
    table: 'ip_addresses',
    keys: [{ path: 'address', column: sql`lower(x.address)` }],
    nameOf: named('address'),
  },
  entity: {
    resource: 'entity',
    table: 'entities',
    keys: [
      { path: 'vrn', column: sql`lower(x.gstin)` },
      { path: 'code', column: sql`lower(x.code)` },
      { path: 'entityName', column: sql`lower(x.name)` },
    ],
    nameOf: named('entityName'),
  },
}
