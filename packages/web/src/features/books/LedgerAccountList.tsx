import { LedgerAccountSave } from '@bahi/contracts/accounting.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { useField } from '../../ui/form/context.ts'
import { dash } from '../../ui/values.tsx'
import { GroupWord } from './GroupWord.tsx'
import { ownGroups } from './own-groups.ts'
import css from './books.module.css'

type Row = RowOf<'ledgerAccount.search'>

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 240, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'group',
    label: 'books.group',
    width: 200,
    sort: 'group',
    card: 'meta',
    cell: (row) => <GroupWord row={row} />,
  },
  {
    key: 'subgroup',
    label: 'books.subgroup',
    width: 180,
    cell: (row) => row.subgroup ?? dash,
  },
  { key: 'code', label: 'field.code', width: 110, cell: (row) => row.code ?? dash },
  { key: 'bankName', label: 'books.bankName', width: 150, cell: (row) => row.bankName ?? dash },
  {
    key: 'accountNumber',
    label: 'field.accountNumber',
    width: 170,
    card: 'meta',
    cell: (row) => <bdi className="figure">{row.accountNumber ?? dash}</bdi>,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Accounts that the business added to those that every business has. */
export function LedgerAccountList() {
  const t = useT()
  const rights = useRights()
  const { search } = useNav()
  const isAsked = rights.may('ACC_AD') && search['create'] !== undefined
  return (
    <MasterScreen
      resource="ledgerAccount"
      group="ACC"
      call="ledgerAccount.search"
      title="books.ownAccounts"
      createLabel="books.createAccount"
      editLabel="books.editAccount"
      emptyText="books.ownAccountsEmpty"
      columns={columns}
      filters={[{ key: 'groups', label: 'books.group', options: ownGroups, labels: 'AccountGroupName' }]}
      schema={LedgerAccountSave}
      empty={{ name: '', group: 'bank' }}
      startWith={isAsked ? { group: 'bank' } : undefined}
      names={['name', 'code', 'group', 'subgroup', 'bankName', 'accountNumber', 'ifsc', 'notes']}
      own={['code', 'accountNumber']}
      rowActions={[
        {
          key: 'ledger',
          label: 'books.ledger',
          to: ({ id }) => `account-ledger?accountId=${id}`,
        },
      ]}
      extra={
        <>
          <To to="chart-of-accounts">{t('menu.chart')}</To>
          <To to="account-groups">{t('books.ownGroups')}</To>
        </>
      }
      fields={() => <Fields />}
    />
  )
}

function Fields() {
  const t = useT()
  const { form } = useField('group')
  const groups =
    useCall('accountGroup.search', { statuses: ['Active'], size: 500, sort: 'name ASC' }, { staleMs: 30_000 })
      .data?.records ?? []
  return (
    <div className={css.fields}>
      <TextField name="name" autoFocus />
      <ChoiceField
        name="group"
        label={t('books.group')}
        searchable
        options={ownGroups.map((value) => ({ value, label: t(`accountGroup.${value}`) }))}
        onChoose={(value) => {
          form.set('subgroup', '')
          if (value === 'bank') return
          // Only money at a bank has these: what is not shown is not saved.
          for (const name of ['bankName', 'accountNumber', 'ifsc']) form.set(name, '')
        }}
      />
      {form.value('group') === 'bank' && (
        <>
          <TextField name="bankName" label={t('books.bankName')} />
          <TextField name="accountNumber" />
          <TextField name="ifsc" />
        </>
      )}
      <ChoiceField
        name="subgroup"
        label={t('books.subgroup')}
        searchable
        clearable
        options={groups
          .filter(({ group }) => group === form.value('group'))
          .map(({ name }) => ({ value: name, label: name }))}
      />
      <TextField name="code" />
      <TextField name="notes" />
    </div>
  )
}
