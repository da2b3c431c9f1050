import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { viewOf } from '../../app/documents.ts'
import { To, useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount, dash, Percent } from '../../ui/values.tsx'
import { AssetEntries } from './AssetEntries.tsx'
import { AssetState } from './AssetState.tsx'
import { assetsTouched } from './assets-touched.ts'
import { DisposeDialog } from './DisposeDialog.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import css from './books.module.css'

type Asset = Reply<'fixedAsset.detail'>
type Posting = Asset['postings'][number]

/** An asset, what was posted of it, and what can be done with it. */
export function AssetView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const { data: asset } = useCall('fixedAsset.detail', { id }, { needed: true })
  const remove = useAction('fixedAsset.delete', { refreshes: assetsTouched })
  const [isDisposing, setDisposing] = useState(false)
  const [undone, setUndone] = useState<Posting>()
  if (!asset) return <ViewScreen title="" tabs={[]} isLoading />
  const isDeleted = asset.status === 'Delete'
  const gone = asset.disposedOn === null ? undefined : t('enum.AssetState.Disposed')
  const askAndDelete = async () => {
    const isSure = await confirm({
      title: t('asset.deleteTitle'),
      text: t('asset.deleteText'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    })
    if (!isSure) return
    const { refused } = await remove.mutateAsync({ ids: [id] })
    if (refused.length > 0)
      return toast.error(
        t('common.delete'),
        refused.map(({ message }) => message),
      )
    toast.success(t('asset.deleted'))
    nav.go('fixed-assets')
  }
  return (
    <>
      <ViewScreen
        title={asset.name}
        subtitle={
          <>
            {t.label('AssetClass', asset.assetClass)}
            {asset.code && (
              <>
                {' · '}
                <bdi>{asset.code}</bdi>
              </>
            )}
          </>
        }
        state={<AssetState state={asset.state} />}
        {...(isDeleted
          ? {
              banner: (
                <Notice>
                  <span>{t('common.isDeleted')}</span>
                </Notice>
              ),
            }
          : {
              actions: [
                {
                  key: 'edit',
                  label: 'common.edit',
                  right: 'ACC_ED',
                  to: `edit-fixed-asset/${id}`,
                  isMain: true,
                },
                {
                  key: 'dispose',
                  label: 'asset.dispose',
                  right: 'ACC_AD',
                  run: () => setDisposing(true),
                  reason: gone,
                },
                {
                  key: 'delete',
                  label: 'common.delete',
                  right: 'ACC_CNL',
                  isDanger: true,
                  run: () => void askAndDelete().catch(() => undefined),
                  reason: asset.isFixed ? t('action.reason.isDepreciated') : undefined,
                },
              ],
            })}
        tabs={[
          {
            key: 'details',
            label: t('common.details'),
            content: () => (
              <div className={css.form}>
                <Details asset={asset} />
                <AssetEntries postings={asset.postings} onUndo={isDeleted ? undefined : setUndone} />
              </div>
            ),
          },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="fixedAsset" id={id} />,
          },
        ]}
        aside={<Facts facts={valueFacts(t, asset)} />}
      />
      {isDisposing && <DisposeDialog asset={asset} onClose={() => setDisposing(false)} />}
      {undone && <UndoDialog posting={undone} onClose={() => setUndone(undefined)} />}
    </>
  )
}

type Fact = readonly [string, ReactNode]

const valueFacts = (t: Translate, asset: Asset): readonly Fact[] => [
  [t('asset.cost'), <Amount key="cost" value={asset.cost} sign />],
  [t('asset.depreciation'), <Amount key="depreciation" value={asset.depreciation} />],
  [t('asset.bookValue'), <Amount key="value" value={asset.bookValue} sign />],
  [t('asset.depreciatedUntil'), <DateText key="until" value={asset.depreciatedUntil} />],
  ...(asset.disposedOn === null || asset.gain === null
    ? []
    : ([
        [t('asset.disposedOn'), <DateText key="gone" value={asset.disposedOn} />],
        [t('asset.disposal'), asset.disposal && t.label('AssetDisposal', asset.disposal)],
        [t('asset.proceeds'), <Amount key="proceeds" value={asset.proceeds} />],
        [
          t(Number(asset.gain) < 0 ? 'asset.loss' : 'asset.gain'),
          <Amount key="gain" value={asset.gain.replace('-', '')} />,
        ],
      ] as const)),
]

function Details({ asset }: { asset: Asset }) {
  const t = useT()
  const isDepreciated = asset.method !== 'None'
  return (
    <Facts
      facts={[
        [t('asset.acquiredOn'), <DateText key="bought" value={asset.acquiredOn} />],
        [t('asset.usedFrom'), <DateText key="used" value={asset.usedFrom} />],
        [t('asset.method'), t.label('DepreciationMethod', asset.method)],
        ...(isDepreciated
          ? ([
              [t('asset.life'), asset.life === null ? dash : String(asset.life)],
              ...(asset.appliedRate === null
                ? []
                : ([[t('asset.rate'), <Percent key="rate" value={asset.appliedRate} />]] as const)),
              [t('asset.residual'), <Amount key="residual" value={asset.residual} />],
              [t('asset.lifeEndsOn'), <DateText key="ends" value={asset.lifeEndsOn} />],
            ] as const)
          : []),
        [t('asset.block'), asset.taxBlock === null ? dash : t.label('AssetBlock', asset.taxBlock)],
        ...(asset.openingUntil === null
          ? []
          : ([
              [t('field.openingUntil'), <DateText key="opening" value={asset.openingUntil} />],
              [t('field.openingDepreciation'), <Amount key="before" value={asset.openingDepreciation} />],
              [t('field.openingTaxValue'), <Amount key="tax" value={asset.openingTaxValue} />],
            ] as const)),
        ...(asset.documentId === null
          ? []
          : ([
              [
                t('asset.bill'),
                <To key="bill" to={viewOf('purchaseBill', asset.documentId) ?? ''}>
                  <bdi>{asset.documentNumber ?? dash}</bdi>
                </To>,
              ],
            ] as const)),
        [t('asset.location'), asset.location],
        [t('field.notes'), asset.notes],
      ]}
    />
  )
}
