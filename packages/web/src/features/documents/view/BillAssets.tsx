import { useCall } from '../../../app/api/use-call.ts'
import { To } from '../../../app/nav.tsx'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'

/** Capital goods of a bill: what is not in the register of fixed assets yet, and the assets that are. */
export function BillAssets({ id }: { id: number }) {
  const rights = useRights()
  return rights.may('ACC_SH_VW') ? <Asked id={id} /> : null
}

function Asked({ id }: { id: number }) {
  const t = useT()
  const rights = useRights()
  const lines = useCall('capitalGoods.search', { documentId: id, size: 1 }, { quiet: true }).data
  const assets = useCall('fixedAsset.search', { documentId: id, size: 5 }, { quiet: true }).data
  if (!lines || !assets || lines.total + assets.total === 0) return null
  return (
    <Facts
      title={t('asset.title')}
      facts={[
        ...assets.records.map(
          (asset) =>
            [
              asset.name,
              <To key={asset.id} to={`view-fixed-asset/${asset.id}`}>
                <Amount value={asset.cost} />
              </To>,
            ] as const,
        ),
        ...(lines.total > 0
          ? [
              [
                t('asset.rest'),
                rights.may('ACC_AD') ? (
                  <To key="add" to={`fixed-asset-bills?documentId=${id}`}>
                    {t('asset.addOfBill')}
                  </To>
                ) : (
                  String(lines.total)
                ),
              ] as const,
            ]
          : []),
      ]}
    />
  )
}
