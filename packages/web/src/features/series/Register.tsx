import { Button, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { seriesName } from '@bahi/contracts/built-in-names.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import type { Reply, RowOf } from '../../app/api/call-types.ts'
import { saveFile } from '../../app/files.ts'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { Drawer } from '../../ui/Modal.tsx'

interface Props {
  readonly series: RowOf<'series.search'> | undefined
  readonly onClose: () => void
}

/** The gap certificate of a series: first and last number, what is cancelled, every hole with its cause. */
export function Register({ series, onClose }: Props) {
  const t = useT()
  const name = series ? seriesName(t.find, series) : ''
  const years = lastYears()
  const [year, setYear] = useState(years[0]!)
  const register = useCall(
    'series.register',
    { id: series?.id ?? 0, financialYear: year },
    { enabled: series !== undefined },
  )
  return (
    <Drawer
      opened={series !== undefined}
      onClose={onClose}
      size={520}
      title={t('series.register')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p className="muted">{name}</p>
        <div style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
          <NativeSelect
            label={t('series.year')}
            value={year}
            data={years}
            onChange={(event) => setYear(event.currentTarget.value)}
          />
          <Button
            leftSection={<IconDownload size={18} stroke={1.5} />}
            disabled={!register.data || register.data.entities.length === 0}
            onClick={() => register.data && saveFile(certificateOf(register.data, name, t))}
          >
            {t('series.certificate')}
          </Button>
        </div>
        {register.data?.entities.map((entity) => (
          <Facts
            key={entity.entityId}
            title={entity.entityName}
            facts={[
              [
                t('series.first'),
                <span key="first" className="figure">
                  {entity.first ?? '-'}
                </span>,
              ],
              [
                t('series.last'),
                <span key="last" className="figure">
                  {entity.last ?? '-'}
                </span>,
              ],
              [t('series.issued'), groupDigits(String(entity.issued))],
              [
                t('series.cancelled'),
                entity.cancelledNumbers.length === 0
                  ? groupDigits(String(entity.cancelled))
                  : entity.cancelledNumbers.map(({ number, reason }) => (
                      <div key={number}>
                        <span className="figure">{number}</span> {reason}
                      </div>
                    )),
              ],
              [
                t('series.gaps'),
                entity.gaps.length === 0
                  ? t('series.noGaps')
                  : entity.gaps.map(({ from, to, count, cause }) => (
                      <div key={from}>
                        <span className="figure">{from === to ? from : `${from} - ${to}`}</span> ({count}):{' '}
                        {t.find(cause) ?? cause}
                      </div>
                    )),
              ],
            ]}
          />
        ))}
        {register.data?.entities.length === 0 && <p>{t('series.unused')}</p>}
      </div>
    </Drawer>
  )
}

/** This financial year and those before it for which books are kept. */
function lastYears(): string[] {
  const today = istDateOf(Date.now())
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)]
  return Array.from({ length: 9 }, (_, back) =>
    financialYearOf(`${year - back}${rest === '-02-29' ? '-02-28' : rest}`),
  )
}

/** The certificate as a sheet: every GSTIN with its range, its cancelled numbers and its holes. */
function certificateOf(register: Reply<'series.register'>, name: string, t: Translate) {
  const rows = register.entities.flatMap(
    ({ entityName, first, last, issued, cancelled, cancelledNumbers, gaps }) => [
      [entityName, t('series.first'), first ?? '', '', ''],
      [entityName, t('series.last'), last ?? '', '', ''],
      [entityName, t('series.issued'), '', String(issued), ''],
      [entityName, t('series.cancelled'), '', String(cancelled), ''],
      ...cancelledNumbers.map(({ number, reason }) => [
        entityName,
        t('series.cancelled'),
        number,
        '1',
        reason ?? '',
      ]),
      ...gaps.map(({ from, to, count, cause }) => [
        entityName,
        t('series.gaps'),
        from === to ? from : `${from} - ${to}`,
        String(count),
        cause,
      ]),
      ...(gaps.length === 0 ? [[entityName, t('series.gaps'), '', '0', t('series.noGaps')]] : []),
    ],
  )
  const lines = [[name, register.financialYear, '', '', ''], ...rows].map((cells) =>
    cells.map(quoted).join(','),
  )
  return {
    // By the mark at the beginning spreadsheet programs recognise UTF-8.
    blob: new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }),
    fileName: `gap-certificate-${register.financialYear}.csv`,
    contentType: 'text/csv',
  }
}

/** A cell that a spreadsheet takes as text, never as a formula. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return `"${safe.replace(/"/g, '""')}"`
}
