import { NativeSelect } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useEveryGstin } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import css from './bank.module.css'
import { UploadDialog } from './UploadDialog.tsx'
import { reconciliationPath, rowsPath, useBankGstin } from './use-bank.ts'

type Account = Reply<'bankStatement.accounts'>[number]

/** The bank accounts of a GSTIN: what books and bank say of each, and how many rows are not decided. */
export function BankAccounts() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const gstins = useEveryGstin()
  const entityId = useBankGstin()
  if (!gstins || entityId === undefined) return <ScreenSkeleton />
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>{t('bankStatement.title')}</h1>
        {gstins.length > 1 && (
          <NativeSelect
            aria-label={t('field.gstin')}
            value={String(entityId)}
            data={gstins.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
            onChange={(event) => nav.setSearch({ entityId: event.currentTarget.value })}
          />
        )}
        <To to="bank-rules">{t('bankStatement.rules')}</To>
        {rights.may('ACC_AD') && <To to="ledger-accounts?create=bank">{t('bankStatement.addAccount')}</To>}
      </div>
      <p className="muted">{t('bankStatement.accountsText')}</p>
      {entityId === null ? (
        <EmptyState
          text={t('books.nothing')}
          action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
        />
      ) : (
        <LoadBoundary key={entityId}>
          <Accounts entityId={entityId} />
        </LoadBoundary>
      )}
    </div>
  )
}

function Accounts({ entityId }: { entityId: number }) {
  const [uploadsTo, setUploadsTo] = useState<string>()
  const { data } = useCall('bankStatement.accounts', { entityId }, { needed: true })
  if (!data) return <ScreenSkeleton />
  return (
    <>
      <ul className={css.accounts}>
        {data.map((one) => (
          <AccountCard
            key={one.accountId ?? 0}
            account={one}
            entityId={entityId}
            onUpload={() => setUploadsTo(one.account)}
          />
        ))}
      </ul>
      {uploadsTo !== undefined && (
        <UploadDialog of={{ entityId, account: uploadsTo }} onClose={() => setUploadsTo(undefined)} />
      )}
    </>
  )
}

function AccountCard({
  account: { account, accountId, bankName, bankBalance, bankDate, bookBalance, open, files },
  entityId,
  onUpload,
}: {
  account: Account
  entityId: number
  onUpload: () => void
}) {
  const t = useT()
  const of = { entityId, account }
  const name = accountId === null ? t('bankStatement.wholeBank') : account
  return (
    <li className={css.account} aria-label={name}>
      <div className={css.bar}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {files === 0 ? (
          <Chip tone="neutral">{t('bankStatement.noStatement')}</Chip>
        ) : open > 0 ? (
          <Chip tone="attention">{t('bankStatement.openRows', { count: open })}</Chip>
        ) : (
          <Chip tone="ok">{t('bankStatement.allDecided')}</Chip>
        )}
      </div>
      {bankName && <p className="muted">{bankName}</p>}
      <dl className={css.facts}>
        <div>
          <dt>{t('bankStatement.perBooks')}</dt>
          <dd>
            <Amount value={bookBalance} sign />
          </dd>
        </div>
        <div>
          <dt>{t('bankStatement.perBank')}</dt>
          <dd>{bankBalance === null ? dash : <Amount value={bankBalance} sign />}</dd>
        </div>
        <div>
          <dt>{t('bankStatement.lastDay')}</dt>
          <dd>
            <DateText value={bankDate} />
          </dd>
        </div>
      </dl>
      <div className={css.actions}>
        <ActionButton
          right="ACC_AD"
          variant={files === 0 ? 'filled' : 'default'}
          leftSection={<IconUpload size={18} stroke={1.5} />}
          onClick={onUpload}
        >
          {t('bankStatement.upload')}
        </ActionButton>
        {files > 0 && (
          <>
            <To to={rowsPath(of)}>{t('bankStatement.showRows')}</To>
            <To to={reconciliationPath(of)}>{t('bankStatement.reconcile')}</To>
          </>
        )}
      </div>
    </li>
  )
}
