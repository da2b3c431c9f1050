import { turnoverReportNames } from '@bahi/contracts/turnover-reports.ts'
import type { TurnoverReportName } from '@bahi/contracts/turnover-reports.ts'
import type { ComponentType } from 'react'
import { TurnoverReport } from './TurnoverReport.tsx'

/** The screen of each of the reports. */
export const turnoverScreens = Object.fromEntries(
  turnoverReportNames.map((name) => [name, () => <TurnoverReport key={name} name={name} />]),
) as unknown as Readonly<Record<TurnoverReportName, ComponentType>>
