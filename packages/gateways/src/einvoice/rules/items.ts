import { countryOf } from '@bahi/domain/tables/countries.ts'
import { hsnFindings } from '@bahi/domain/tables/hsn-catalogue.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import type { Inv01 } from '../inv01.ts'
import type { RuleFacts } from './facts.ts'
import type { Report } from './issue.ts'

export const mostItems = 1000

/** What each line is: code, kind, quantity and unit. */
export function itemIssues({ ItemList }: Inv01, facts: RuleFacts, report: Report): void {
  if (ItemList.length === 0) report('2228', 'ItemList')
  if (ItemList.length > mostItems) report('2173', 'ItemList', { max: String(mostItems) })
  const serials = new Set<number>()
  for (const [at, item] of ItemList.entries()) {
    const path = `ItemList.${at}`
    const serial = Number(item.SlNo)
    if (serials.has(serial)) report('2233', `${path}.SlNo`, { serial: item.SlNo })
    serials.add(serial)
    const supply = item.IsServc === 'Y' ? 'Services' : 'Goods'
    const findings = hsnFindings({ hsn: item.HsnCd, supply }, facts.hsnCatalogue)
    if (findings.includes('unknown') || item.HsnCd.length < 6) {
      report('2176', `${path}.HsnCd`, { hsn: item.HsnCd })
    }
    if (findings.includes('serviceCode') || findings.includes('goodsCode')) {
      report('2199', `${path}.IsServc`, { hsn: item.HsnCd })
    }
    if (item.IsServc === 'N' && item.Qty === undefined) report('2238', `${path}.Qty`)
    if (item.IsServc === 'N' && item.Unit === undefined) report('2239', `${path}.Unit`)
    // NA represents services in the returns and is not in this list.
    if (item.Unit !== undefined && (!isUqc(item.Unit.toUpperCase()) || item.Unit.toUpperCase() === 'NA')) {
      report('2177', `${path}.Unit`, { unit: item.Unit })
    }
    if (item.OrgCntry !== undefined && !countryOf(item.OrgCntry.toUpperCase())) {
      report('2202', `${path}.OrgCntry`, { country: item.OrgCntry })
    }
  }
}
