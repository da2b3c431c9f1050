import { formatDate } from '@bahi/domain/cal/shown.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { grouped } from '../../ui/numbers.ts'
import { Chip } from '../../ui/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './Rules.module.css'
import { RuleDialog } from './RuleDialog.tsx'
import { Modal } from '../../ui/Modal.tsx'

export type Rule = Reply<'rule.search'>['records'][number]

const tones = { InForce: 'ok', Announced: 'attention', Deferred: 'attention', Withdrawn: 'neutral' } as const
const states = ['InForce', 'Announced', 'Deferred', 'Withdrawn'] as const

/** The law that changes with time: what applies from when, where it is written, and what a change would move. */
export function Rules() {
  const t = useT()
  const found = useCall('rule.search', undefined, { needed: true })
  const [words, setWords] = useState('')
  const [state, setState] = useState('')
  const [previewed, setPreviewed] = useState<Rule>()
  const [changed, setChanged] = useState<Rule>()
  const title = (rule: Rule) => t.find(rule.titleKey) ?? rule.id
  const groups = useMemo(() => {
    const wanted = words.trim().toLowerCase()
    const rows = (found.data?.records ?? []).filter(
      (rule) =>
        (!state || rule.state === state || (state === 'own' && rule.isOwn)) &&
        (!wanted || `${title(rule)} ${rule.source} ${rule.id}`.toLowerCase().includes(wanted)),
    )
    return [...Map.groupBy(rows, ({ id }) => id)]
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found.data, words, state])
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <div>
          <h1>{t('rules.title')}</h1>
          <p className="muted">{t('rules.intro')}</p>
        </div>
        <div className={css.filters}>
          <TextInput
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            leftSection={<IconSearch size={16} stroke={1.5} />}
            value={words}
            data-list-search
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={t('rules.state')}
            value={state}
            data={[
              { value: '', label: t('list.all') },
              ...states.map((value) => ({ value, label: t(`rules.state.${value}`) })),
              { value: 'own', label: t('rules.own') },
            ]}
            onChange={(event) => setState(event.currentTarget.value)}
          />
        </div>
      </div>
      {!found.data && <Skeleton height={320} />}
      {found.data && groups.length === 0 && <p>{t('list.nothingFound')}</p>}
      {groups.map(([id, rows]) => (
        <section key={id} className={css.rule} aria-label={title(rows[0]!)}>
          <h2>{title(rows[0]!)}</h2>
          <ul>
            {rows.map((rule) => (
              <Row
                key={rule.since}
                rule={rule}
                onPreview={() => setPreviewed(rule)}
                onChange={() => setChanged(rule)}
              />
            ))}
          </ul>
        </section>
      ))}
      {previewed && (
        <Preview rule={previewed} title={title(previewed)} onClose={() => setPreviewed(undefined)} />
      )}
      {changed && <RuleDialog rule={changed} title={title(changed)} onClose={() => setChanged(undefined)} />}
    </div>
  )
}

/** A row whose days are over is no longer in force. */
function State({ rule: { state, until } }: { rule: Rule }) {
  const t = useT()
  if (state === 'InForce' && until && until < istDateOf(new Date()))
    return <Chip tone="neutral">{t('rules.state.Over')}</Chip>
  return <Chip tone={tones[state]}>{t(`rules.state.${state}`)}</Chip>
}

function Row({ rule, onPreview, onChange }: { rule: Rule; onPreview: () => void; onChange: () => void }) {
  const t = useT()
  const revert = useAction('rule.revert', { refreshes: ['rule'] })
  return (
    <li className={css.row}>
      <span className={css.days}>
        <DateText value={rule.since} /> – {rule.until ? <DateText value={rule.until} /> : t('rules.open')}
      </span>
      <strong className={css.value}>
        <RuleValue value={rule.value} />
      </strong>
      <span>
        <State rule={rule} />
        {rule.isOwn && <small className="muted"> {t('rules.own')}</small>}
      </span>
      <span className={css.source}>{rule.source}</span>
      <span className={css.actions}>
        {rule.isChangeable ? (
          <>
            <ActionButton right="STG_SYS" variant="subtle" onClick={onPreview}>
              {t('rules.preview')}
            </ActionButton>
            <ActionButton right="STG_SYS" variant="subtle" onClick={onChange}>
              {t('rules.change')}
            </ActionButton>
          </>
        ) : (
          <small className="muted">{t('rules.fixed')}</small>
        )}
        {rule.isOwn && (
          <ActionButton
            right="STG_SYS"
            variant="subtle"
            loading={revert.isPending}
            onClick={() =>
              void revert
                .mutateAsync({ id: rule.id, since: rule.since })
                .then(() => toast.success(t('rules.reverted')))
            }
          >
            {t('rules.revert')}
          </ActionButton>
        )}
      </span>
    </li>
  )
}

function RuleValue({ value }: { value: string }) {
  const t = useT()
  if (value === 'true' || value === 'false') return <>{t(value === 'true' ? 'common.yes' : 'common.no')}</>
  const word = t.find(`rules.value.${value}`)
  if (word) return <>{word}</>
  return <bdi className="figure">{/^\d{1,2}-\d{2}$/.test(value) ? value : grouped(value)}</bdi>
}

/** Drafts and unfiled documents that the row would treat otherwise, were it in force. */
function Preview({ rule, title, onClose }: { rule: Rule; title: string; onClose: () => void }) {
  const t = useT()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const found = useCall('rule.preview', { id: rule.id, since: rule.since })
  const documents = found.data?.documents
  return (
    <Modal opened onClose={onClose} title={title} size={640}>
      <p>{t('rules.previewText', { date: formatDate(rule.since, format) })}</p>
      {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={120} />}
      {documents?.length === 0 && <p>{t('rules.nothingMoves')}</p>}
      {documents && documents.length > 0 && (
        <div className={css.scroll} tabIndex={0} role="region" aria-label={title}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('invoice.number')}</th>
                <th scope="col">{t('invoice.date')}</th>
                <th scope="col">{t('rules.before')}</th>
                <th scope="col">{t('rules.after')}</th>
              </tr>
            </thead>
            <tbody>
              {documents.map(({ documentId, kind, number, date, before, after }) => (
                <tr key={documentId}>
                  <td>
                    <DocumentLink kind={kind} id={documentId}>
                      {number ?? t('invoice.draft')}
                    </DocumentLink>
                  </td>
                  <td>
                    <DateText value={date} />
                  </td>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  )
}
