import { Button } from '@mantine/core'
import { useT } from '../texts.ts'
import { Copyable, DateText, StateChip, TimeText } from '../values.tsx'
import type { Program } from './ApiAccess.tsx'
import css from './api-access.module.css'

interface Props {
  readonly program: Program
  readonly onEdit: () => void
  readonly onRotate: () => void
  readonly onRevoke: () => void
}

/** One program: what it is called, what it may, when it was last here. */
export function ProgramCard({ program, onEdit, onRotate, onRevoke }: Props) {
  const t = useT()
  const { name, status, clientId, scopes, expiresOn, lastUsedAt, lastUsedAddress, previousUntil } = program
  const facts = [
    [t('apiAccess.clientId'), <Copyable key="id" text={clientId} />],
    [t('apiAccess.scopes'), t.count('apiAccess.scopesCount', scopes.length)],
    [
      t('apiAccess.lastUsed'),
      lastUsedAt ? (
        <span key="used">
          <TimeText value={lastUsedAt} />
          {lastUsedAddress && ' · '}
          <bdi className="figure">{lastUsedAddress}</bdi>
        </span>
      ) : (
        t('apiAccess.never')
      ),
    ],
    ...(expiresOn ? [[t('field.expiresOn'), <DateText key="end" value={expiresOn} />] as const] : []),
  ] as const
  return (
    <li className={css.program} data-status={status}>
      <div className={css.name}>
        <h3 dir="auto">{name}</h3>
        <StateChip status={status} />
      </div>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {previousUntil && (
        <p className="meta">
          {t('apiAccess.previousUntil', { until: '' })} <TimeText value={previousUntil} />
        </p>
      )}
      {status !== 'Revoked' && (
        <div className={css.actions}>
          <Button variant="subtle" onClick={onEdit}>
            {t('common.edit')}
          </Button>
          <Button variant="subtle" onClick={onRotate}>
            {t('apiAccess.rotate')}
          </Button>
          <Button variant="subtle" color="red" onClick={onRevoke}>
            {t('apiAccess.revoke')}
          </Button>
        </div>
      )}
    </li>
  )
}
