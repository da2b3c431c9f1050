import { describe, expect, it } from 'vitest'
import { errors } from '../errors.ts'
import { texts } from './index.ts'
import type { Language, Text } from './texts.ts'

/**
 * Words that must not come back, by language. English: private or odd words, and passives that hide who acts.
 * Hindi: words of officialdom where a shop says another, and second words for one thing. Arabic: what the English once left odd.
 */
const forbidden: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\bstands?\b|\btells?\b|\btold\b|\bholds\b|\bmend(s|ed)?\b/i,
    /\bwhoever\b|\bsomebody\b|\bnobody\b|\banybody\b|\bof ours\b|\bof others\b/i,
    /\bfor good\b|\bby (itself|themselves)\b|\bthe very\b|\bgo(es)? on\b|\bone a line\b|\bat once\b/i,
    /paisa trail|bills that end|legal clock|what to know|worth a look|work list|look(ed)? up at the portal/i,
    /\bAnswers\b|\bask the portal\b|\bmake an? (invoice|IRN|e-way bill)\b/i,
  ],
  hi: [
    /अभिलेख|श्रृंखला|उपकर|क्रय|आपूर्त|प्रविष्टि|परिवर्तन(?!ीय)|सत्र|सहेज|अग्रिम|अतिदेय|अदत्त|अवैतनिक/,
    /आवागमन|समेकित|बीजक|प्रतिलोम|मानित|निर्यात|आयात|उपयोगकर्ता|पंक्ति|तालिका|पृष्ठ|प्रदाता|संस्थापन/,
    /संचालक|चिह्नित|पूर्ववत|प्रेषण|प्रेषक|गंतव्य|परेषिती|विनिमय|कूटबद्ध|व्यवस्थापक|अल्पविराम|हेतु|लॉगआउट/,
    /वैधानिक|अवरुद्ध|प्रयास|वस्तु|उत्पाद|नवीनतम|अनधिकृत|निषिद्ध|अस्वीकृत/,
    // A date is तिथि everywhere, on paper as on screen.
    /दिनांक|तारीख/,
  ],
  ar: [/بوالص الآخرين|بوالص تنتهي|مسار البيسة|المهل القانونية|ما يجب معرفته|استعلم من البوابة|للأبد/],
}

/** Latin letters within Hindi and Arabic: names, forms, codes, units, formats and what is typed as it is. */
const latin = new Set(
  `Ack ACS API ARN ASCII AAAA AAAAA AAAPA Alt Azure BEGIN BOX Bahi BSR CA CB CC CD CE CI CJ CM CR CDNR CDNUR CERTIFICATE CGST CL CMP CS CT CSV XLS CIN Cr DD Dr EAN EQ EVC END
  Enter Entity Entra Esc Excel ERP GR GS GSM GSP GST GSTIN GSTR TRAN Google HDFC HSN ID IFF IFSC IGST II III ii iii iv IMS IT INV IP IRN ISD
  ITC SHA html viewer JPEG JPG JSON KGS LR LUT MB MM MRP Microsoft NIC NOS NTP NameID OIDAR ODC OTP Okta PAN PDF PDS PIN PMT PNG PO QR
  QRMP RBI Read me SAC Search Download SEZ SGST SMS Shift PNEB TAN TCS TDS TRACES TXT Tab Tally UIN UPC UPI UQC UR UTGST Vyapar WhatsApp XXXXXX YYYY Ctrl bank company csv Zoho Books
  db entity https in name xlsx XML MT OFX xls ZIP`.split(/\s+/),
)

const all: readonly (readonly [string, Text])[] = [
  ...Object.entries<Text>(texts),
  ...Object.entries(errors).map(([name, { text }]) => [name, text] as const),
]
const plain = (text: string) => text.replace(/\{\{\w+\}\}/g, '')

describe('every text', () => {
  it.each(['en', 'hi', 'ar'] as const)('has no forbidden word in %s', (language) => {
    const found = all.flatMap(([key, text]) =>
      forbidden[language].flatMap((words) => {
        const word = words.exec(plain(text[language]))?.[0]
        return word === undefined ? [] : [`${key}: ${word}`]
      }),
    )
    expect(found).toEqual([])
  })

  it.each(['hi', 'ar'] as const)('has only known Latin words in %s', (language) => {
    const found = all.flatMap(([key, text]) =>
      (plain(text[language]).match(/[A-Za-z]{2,}/g) ?? [])
        .filter((word) => !latin.has(word))
        .map((word) => `${key}: ${word}`),
    )
    expect(found).toEqual([])
  })

  it.each(['en', 'hi', 'ar'] as const)('has no space before a percent sign in %s', (language) => {
    expect(all.filter(([, text]) => /[\d}]\s%/.test(text[language])).map(([key]) => key)).toEqual([])
  })
})
