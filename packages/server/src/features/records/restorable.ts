/** What two records must not share while neither is deleted. */
interface Unique {
  /** The index that refuses it; absent where only the program does. */
  readonly index?: string
  /** Names the field: the text `field.<field>`. */
  readonly field: string
  /** Expressions over the columns of one row, written with `$` for its alias. */
  readonly of: readonly string[]
  /** Where others have the same under another name, in this table or in another. */
  readonly elsewhere?: { readonly table: string; readonly of: readonly string[]; readonly name: string }
}

/** A record that must be there first. */
interface Need {
  readonly table: string
  readonly column: string
  readonly name: string
}

export interface Restorable {
  /** What the record is called in a refusal, with `$` for the alias. */
  readonly name: string
  readonly unique: readonly Unique[]
  readonly needs?: readonly Need[]
}

/** Batches of items have barcodes too. */
const ofBatches = {
  table: 'item_batches',
  of: ['$.barcode'],
  name: "(select i.name || ', ' || $.batch from items i where i.subscriber_id = $.subscriber_id and i.id = $.item_id)",
}

const place = (column: string): Need => ({ table: 'entities', column, name: 'name' })

/**
 * Of each table whose records can be deleted: what may have changed meanwhile so that one cannot come back. A unique
 * index over the records that are not deleted has its line here; restore.test.ts compares.
 */
export const restorable: Readonly<Record<string, Restorable>> = {
  parties: {
    name: '$.name',
    unique: [{ index: 'parties_code', field: 'code', of: ['$.code_key'] }],
  },
  items: {
    name: '$.name',
    unique: [
      { index: 'items_code', field: 'code', of: ['$.code_key'] },
      { index: 'items_barcode', field: 'barcode', of: ['$.barcode'] },
      { index: 'items_secondary_barcode', field: 'secondaryBarcode', of: ['$.secondary_barcode'] },
      {
        field: 'barcode',
        of: ['$.barcode'],
        elsewhere: { table: 'items', of: ['$.secondary_barcode'], name: '$.name' },
      },
      {
        field: 'secondaryBarcode',
        of: ['$.secondary_barcode'],
        elsewhere: { table: 'items', of: ['$.barcode'], name: '$.name' },
      },
      { field: 'barcode', of: ['$.barcode'], elsewhere: ofBatches },
      { field: 'secondaryBarcode', of: ['$.secondary_barcode'], elsewhere: ofBatches },
    ],
    needs: [
      { table: 'units', column: 'unit_id', name: 'code' },
      { table: 'units', column: 'secondary_unit_id', name: 'code' },
      { table: 'categories', column: 'category_id', name: 'name' },
    ],
  },
  categories: {
    name: '$.name',
    unique: [{ index: 'categories_name', field: 'name', of: ['coalesce($.parent_id, 0)', 'lower($.name)'] }],
    needs: [{ table: 'categories', column: 'parent_id', name: 'name' }],
  },
  units: { name: '$.code', unique: [{ index: 'units_code', field: 'code', of: ['$.code'] }] },
  tax_rates: {
    name: '$.text',
    unique: [
      { index: 'tax_rates_text', field: 'text', of: ['$.tax_kind', 'lower($.text)'] },
      { field: 'rate', of: ['$.tax_kind', '$.rate'] },
    ],
  },
  hsn_sacs: {
    name: '$.description',
    unique: [{ index: 'hsn_sacs_code', field: 'code', of: ['$.code'] }],
  },
  series: {
    name: '$.name',
    unique: [
      { index: 'series_code', field: 'code', of: ['$.document_kind', 'lower($.code)'] },
      {
        field: 'prefix',
        of: [
          '$.document_kind',
          "lower(coalesce($.prefix, ''))",
          "lower(coalesce($.suffix, ''))",
          '$.separator',
          '$.year_style',
        ],
      },
    ],
  },
  series_allocations: {
    name: '(select s.name from series s where s.subscriber_id = $.subscriber_id and s.id = $.series_id)',
    unique: [
      {
        index: 'series_allocations_once',
        field: 'seriesId',
        of: ['$.series_id', '$.entity_id', 'coalesce($.child_entity_id, 0)', 'coalesce($.user_id, 0)'],
      },
    ],
    needs: [
      { table: 'series', column: 'series_id', name: 'name' },
      place('entity_id'),
      place('child_entity_id'),
      { table: 'users', column: 'user_id', name: 'user_name' },
    ],
  },
  party_groups: {
    name: '$.name',
    unique: [{ index: 'party_groups_name', field: 'name', of: ['lower($.name)'] }],
  },
  price_lists: {
    name: '$.name',
    unique: [{ index: 'price_lists_name', field: 'name', of: ['lower($.name)'] }],
  },
  vendors: { name: '$.name', unique: [{ index: 'vendors_gstin', field: 'gstin', of: ['$.gstin'] }] },
  ip_addresses: {
    name: '$.address',
    unique: [{ index: 'ip_addresses_once', field: 'address', of: ['$.address', 'coalesce($.user_id, 0)'] }],
    needs: [{ table: 'users', column: 'user_id', name: 'user_name' }],
  },
  departments: {
    name: '$.name',
    unique: [{ index: 'departments_name', field: 'name', of: ['$.entity_id', 'lower($.name)'] }],
    needs: [place('entity_id')],
  },
  account_groups: {
    name: '$.name',
    unique: [{ index: 'account_groups_name', field: 'name', of: ['$.account_group', 'lower($.name)'] }],
  },
  ledger_accounts: {
    name: '$.name',
    unique: [{ index: 'ledger_accounts_name', field: 'name', of: ['lower($.name)'] }],
    needs: [{ table: 'account_groups', column: 'account_group_id', name: 'name' }],
  },
  fixed_assets: {
    name: '$.name',
    unique: [{ index: 'fixed_assets_code', field: 'code', of: ['lower($.code)'] }],
  },
  bank_rules: {
    name: '$.name',
    unique: [{ index: 'bank_rules_name', field: 'name', of: ['lower($.name)'] }],
  },
  roles: { name: '$.name', unique: [{ index: 'roles_name', field: 'name', of: ['lower($.name)'] }] },
  users: {
    name: '$.user_name',
    unique: [
      { index: 'users_user_name', field: 'userName', of: ['fold_name($.user_name)'] },
      { field: 'employeeCode', of: ['lower($.employee_code)'] },
    ],
    needs: [place('branch_id'), { table: 'departments', column: 'department_id', name: 'name' }],
  },
  entities: {
    name: '$.name',
    unique: [
      { index: 'entities_gstin', field: 'gstin', of: ['$.gstin'] },
      {
        index: 'entities_pan',
        field: 'pan',
        of: ['$.entity_type', "case $.entity_type when 'Business' then $.pan end"],
      },
    ],
    needs: [place('parent_id')],
  },
  email_templates: {
    name: '$.subject',
    unique: [{ index: 'email_templates_event', field: 'event', of: ['$.event', '$.language'] }],
  },
}
