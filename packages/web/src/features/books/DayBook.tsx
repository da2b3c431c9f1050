import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { branchFilter, entryColumns, openEntry } from './entry-columns.tsx'
import { BranchChoice } from '../../app/screens/BranchChoice.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'

/** Every entry of the books, day by day. */
export function DayBook() {
  return (
    <ListScreen
      list="dayBook"
      call="dayBook.search"
      title="books.dayBook"
      columns={entryColumns}
      filters={branchFilter}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      extra={
        <>
          <GstinChoice />
          <BranchChoice />
        </>
      }
      open={openEntry}
      exportCall="dayBook.export"
      exportRight="ACC_DD_EX"
      emptyText="books.nothing"
    />
  )
}
