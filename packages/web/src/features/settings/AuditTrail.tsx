import { Button, Skeleton } from '@mantine/core'
import { IconDownload, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { saveFile } from '../../app/files.ts'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import css from './Rules.module.css'

type Verdict = Reply<'audit.verify'>

/** Whether the audit trail is as it was written, what it covers, and the file with which anybody can check that. */
export function AuditTrail() {
  const t = useT()
  const found = useCall('audit.verify', undefined, { needed: true })
  const verdict = found.data
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <div>
          <h1>{t('audit.title')}</h1>
          <p className="muted">{t('audit.intro')}</p>
        </div>
        <div className={css.filters}>
          <Button variant="default" loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('audit.check')}
          </Button>
          <Button
            variant="filled"
            leftSection={<IconDownload size={18} stroke={1.5} />}
            onClick={() => void call('audit.download').then(saveFile)}
          >
            {t('audit.download')}
          </Button>
        </div>
      </div>
      {verdict ? <Found verdict={verdict} /> : <Skeleton height={240} />}
    </div>
  )
}

function Found({ verdict }: { verdict: Verdict }) {
  const t = useT()
  const { isIntact, fault } = verdict
  const number = (value: number) => groupDigits(String(value))
  return (
    <>
      <p className={css.verdict} data-tone={isIntact ? 'ok' : 'danger'} role="status">
        {isIntact ? <IconShieldCheck size={22} stroke={1.5} /> : <IconShieldX size={22} stroke={1.5} />}
        {fault
          ? t(`audit.fault.${fault.kind}`, {
              entry: String(fault.entryId ?? '-'),
              seal: String(fault.sealNumber ?? '-'),
            })
          : t('audit.intact')}
      </p>
      <Facts
        facts={[
          [t('audit.entries'), number(verdict.entries)],
          [t('audit.seals'), number(verdict.seals)],
          [t('audit.unsealed'), number(verdict.unsealed)],
          [t('audit.sealedAt'), verdict.sealedAt ? <TimeText key="at" value={verdict.sealedAt} /> : '-'],
          [t('audit.head'), verdict.headHash ? <Copyable key="head" text={verdict.headHash} /> : '-'],
        ]}
      />
      <section className={css.rule}>
        <h2>{t('audit.days')}</h2>
        <div className={css.scroll} tabIndex={0} role="region" aria-label={t('audit.days')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('audit.day')}</th>
                <th scope="col">{t('audit.entries')}</th>
                <th scope="col">{t('audit.tables')}</th>
              </tr>
            </thead>
            <tbody>
              {verdict.days.map(({ day, entries, tables }) => (
                <tr key={day}>
                  <td>
                    <DateText value={day} />
                  </td>
                  <td className="figure">{number(entries)}</td>
                  <td className="figure">{number(tables)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <p className="muted">{t('audit.how')}</p>
    </>
  )
}
