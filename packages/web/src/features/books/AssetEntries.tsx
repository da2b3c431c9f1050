import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { PostingState } from './AssetPostings.tsx'
import css from './books.module.css'

type Posting = Reply<'fixedAsset.detail'>['postings'][number]

interface Props {
  readonly postings: readonly Posting[]
  readonly onUndo: ((posting: Posting) => void) | undefined
}

/** What was posted of an asset; the newest can be taken back. */
export function AssetEntries({ postings, onUndo }: Props) {
  const t = useT()
  const shown = postings.filter(
    ({ undoneOn, undoneJournalId }) => undoneOn === null || undoneJournalId !== null,
  )
  return (
    <div className={css.statement} role="region" aria-label={t('asset.postings')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.date')}</th>
            <th scope="col">{t('books.kind')}</th>
            <th scope="col">{t('asset.journal')}</th>
            <th scope="col" data-align="end">
              {t('asset.cost')}
            </th>
            <th scope="col" data-align="end">
              {t('asset.depreciation')}
            </th>
            <th scope="col">{t('asset.state')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((posting) => (
            <tr key={posting.id}>
              <th scope="row">
                <DateText value={posting.date} />
              </th>
              <td>{t.label('AssetPosting', posting.kind)}</td>
              <td>
                {posting.journalId === null ? (
                  dash
                ) : (
                  <To to={`view-journal/${posting.journalId}`}>
                    <bdi>{posting.journalNumber}</bdi>
                  </To>
                )}
              </td>
              <td data-align="end">{Number(posting.cost) === 0 ? dash : <Amount value={posting.cost} />}</td>
              <td data-align="end">
                {Number(posting.depreciation) === 0 ? dash : <Amount value={posting.depreciation} />}
              </td>
              <td>
                {onUndo &&
                posting.undoneOn === null &&
                posting === shown.findLast(({ undoneOn }) => undoneOn === null) &&
                posting.kind !== 'acquire' ? (
                  <ActionButton
                    right="ACC_CNL"
                    size="compact-xs"
                    variant="default"
                    onClick={() => onUndo(posting)}
                  >
                    {t('asset.undo')}
                  </ActionButton>
                ) : (
                  <PostingState row={posting} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
