import { Drawer } from '@mantine/core'
import { direction } from '../../theme/preferences.ts'
import { useCall } from '../../app/api/use-call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'

interface Props {
  readonly series: RowOf<'series.search'> | undefined
  readonly onClose: () => void
}

/** The gap certificate of a series: first and last number, what is cancelled, every hole with its cause. */
export function Register({ series, onClose }: Props) {
  const t = useT()
  const register = useCall('series.register', { id: series?.id ?? 0 }, { enabled: series !== undefined })
  return (
    <Drawer
      opened={series !== undefined}
      onClose={onClose}
      position={direction() === 'rtl' ? 'left' : 'right'}
      size={520}
      title={t('series.register')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p className="muted">
          {series?.name} · {register.data?.financialYear}
        </p>
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
              [t('series.cancelled'), groupDigits(String(entity.cancelled))],
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
