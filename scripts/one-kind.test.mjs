import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { documentKinds } from '../packages/domain/src/documents/kinds.ts'
import { statusesOf } from '../packages/domain/src/documents/lives.ts'
import { root } from './lib/paths.mjs'

/**
 * What a kind of document is, its declaration says (docs/adr/0045). The name of one kind elsewhere is a rule that the next kind does
 * not get: these tables list where one is right, and why. A file leaves its table with its last name.
 */
const inCode = {
  domain: {
    'documents/kinds.ts': 'the table of kinds',
    'documents/kinds/sales-quotation.ts': 'declares what is made from it',
    'documents/kinds/sales-order.ts': 'declares what is made from it',
    'documents/kinds/delivery-challan.ts': 'declares what is made from it',
    'documents/kinds/outward-note.ts': 'declares what it corrects',
    'documents/conversions.ts': 'action of a life for each kind that is made',
    'documents/heading.ts': 'the heading of an invoice depends on what it bills (rules 46, 46A, 49)',
  },
  contracts: {
    'document-calls.ts': 'the table of calls',
    'calls.ts': 'calls that invoices alone have',
    'kind-calls.ts': 'calls that invoices alone have',
    'document-link-calls.ts': 'goods sent to another GSTIN of ours are invoiced',
    'corrections.ts': 'the guide is about invoices',
    'day-sales.ts': 'small sales of a day share an invoice',
    'document-screens.ts': 'the table of screens',
    'recurring-kinds.ts': 'the kinds that repeat',
    'built-in-names.ts': 'a name for the series of each kind',
    'import-sheets.ts': 'an example in a sheet',
    'document-sheet.ts': 'an example in a sheet',
    'einvoice-files.ts': 'rights of files of the portal',
    'print-settings.ts': 'print settings are shown on an invoice where no kind is named',
  },
  gateways: {},
  server: {
    'features/returns/worksheets/itc04-books.ts':
      'ITC-04 is of challans, and of invoices from the premises of a job worker',
    'features/series/seed.ts': 'the series of a new account',
    'features/registration/setup.ts': 'the last step of the set-up is the first invoice',
    'features/documents/detail.ts': 'another company of ours may enter its bill',
    'features/documents/bill-start.ts': 'a bill begins with the invoice of another company of ours',
    'features/documents/correction.ts': 'the guide is about invoices',
    'features/documents/day-sales.ts': 'small sales of a day share an invoice',
    'features/documents/shipping-bill.ts': 'exports are invoiced',
    'features/documents/supply-transfer.ts': 'goods sent to another GSTIN of ours are invoiced',
    'features/tally/vouchers.ts': 'the voucher type of each kind',
    'features/documents/mail-many.ts': 'reminders are of invoices',
    'features/reports/dashboard.ts': 'sales and purchases are counted by their invoices',
    'features/audit/records.ts': 'one right for records of the audit trail',
    'features/einvoices/source.ts': 'the portal takes what was paid of an invoice alone',
    'features/printing/model.ts': 'the title of an invoice without a heading',
    'features/printing/document-head.ts': 'the day of an invoice has its own label',
    'features/printing/statement.ts': 'the label of what has none',
    'features/printing/fixtures.ts': 'an example',
    'features/imports/synonyms.ts': 'what other programs call each kind',
    'features/imports/moves/books/trade.ts': 'what each kind of voucher of another program is here',
    'features/imports/moves/books/books.ts': 'payments name the invoices of the same file',
    'features/imports/headings/layouts.ts': 'files of other programs that have one kind of document',
  },
}

/** Names in screens: may only become fewer. */
const mostInWeb = 97

/** The declaration itself, and the types of replies and bodies: every kind has those of an invoice. */
const declaration = 'documents/kinds/sales-invoice.ts'
const shapes = /\b(?:Reply|Input|RowOf)<'salesInvoice\.\w+'>/g
const names = /\b(?:salesInvoice|sales-invoice|SIN_)/g

const filesOf = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const withoutComments = (code) => code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** Names of the kind by file, below `src`; the sample company makes documents of kinds by name. */
function namesIn(name) {
  const folder = `packages/${name}/src/`
  const found = new Map()
  for (const file of filesOf(`${folder}*.ts`, `${folder}*.tsx`)) {
    const below = file.slice(folder.length)
    if (/\.test\.tsx?$|(?:^|\/)texts\/|^features\/demo\//.test(below) || below === declaration) continue
    const count = (withoutComments(read(file)).replaceAll(shapes, '').match(names) ?? []).length
    if (count > 0) found.set(below, count)
  }
  return found
}

test.each(Object.entries(inCode))(
  '%s names sales invoices only where the table says why',
  (name, allowed) => {
    expect([...namesIn(name).keys()].filter((file) => !(file in allowed))).toEqual([])
  },
)

test('screens name sales invoices no more often than before', () => {
  const found = [...namesIn('web').values()].reduce((sum, count) => sum + count, 0)
  expect(found).toBeLessThanOrEqual(mostInWeb)
})

const statuses = new Set(Object.values(documentKinds).flatMap(({ life }) => statusesOf(life)))

/** What is no status of a document, or the same in every kind. */
const inFunctions = {
  'cancel-document.sql': new Set(['Cancelled']),
  'cancel-payment.sql': new Set(['Cancelled']),
  // Corrections and transfers of stock and journals, which are no documents.
  'cancel-stock-entry.sql': new Set(['Cancelled']),
  'cancel-journal.sql': new Set(['Cancelled']),
  'stock-of-entries.sql': new Set(['Cancelled']),
  // How much of a document is fulfilled: a column of its own.
  'fulfil-document.sql': new Set(['Pending', 'Partial']),
}

test('functions of the database take statuses and kinds from the document', () => {
  const found = {}
  for (const file of filesOf('packages/server/sql/functions/*.sql')) {
    const literals = [
      ...read(file)
        .replaceAll(/--.*$/gm, '')
        .matchAll(/'(\w+)'/g),
    ].map(([, word]) => word)
    const own = literals.filter((word) => statuses.has(word) || word in documentKinds)
    if (own.length > 0) found[path.basename(file)] = new Set(own)
  }
  expect(found).toEqual(inFunctions)
})
