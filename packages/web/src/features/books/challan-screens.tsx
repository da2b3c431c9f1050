import { CreateChallan, EditChallan } from './ChallanForm.tsx'
import { ChallanList } from './ChallanList.tsx'
import { ChallanView } from './ChallanView.tsx'
import { TaxStatement } from './TaxStatement.tsx'

export const TdsChallanList = () => <ChallanList side="tds" />
export const CreateTdsChallan = () => <CreateChallan side="tds" />
export const EditTdsChallan = () => <EditChallan side="tds" />
export const TdsChallanView = () => <ChallanView side="tds" />
export const TdsStatement = () => <TaxStatement side="tds" />

export const TcsChallanList = () => <ChallanList side="tcs" />
export const CreateTcsChallan = () => <CreateChallan side="tcs" />
export const EditTcsChallan = () => <EditChallan side="tcs" />
export const TcsChallanView = () => <ChallanView side="tcs" />
export const TcsStatement = () => <TaxStatement side="tcs" />
