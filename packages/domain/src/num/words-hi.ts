/** In करोड़, लाख, हज़ार, सौ; every number below a hundred has a word of its own. */
export function hindiNumber(value: bigint): string {
  if (value < 100n) return belowHundred[Number(value)]!
  const parts: string[] = []
  let rest = value
  for (const [size, name] of scale) {
    if (rest < size) continue
    parts.push(`${hindiNumber(rest / size)} ${name}`)
    rest %= size
  }
  if (rest > 0n) parts.push(belowHundred[Number(rest)]!)
  return parts.join(' ')
}

const scale = [
  [10_000_000n, 'करोड़'],
  [100_000n, 'लाख'],
  [1000n, 'हज़ार'],
  [100n, 'सौ'],
] as const

const belowHundred = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी ' +
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ')
