import type { CodeText } from './codes.ts'
import { einvoiceCodes } from './codes.ts'
import type { SchemaBound } from './rules/issue.ts'

export type TextLanguage = keyof CodeText

/**
 * What an issue means and what to do, in a language of the product. A broken bound of the schema says which; a code
 * we do not know is shown with the portal's own text.
 *
 * @example
 * issueTexts({ code: '5002', bound: 'tooLong', params: { max: '16' } }, 'en').fix // 'Shorten it to 16 characters'
 */
export function issueTexts(
  issue: {
    readonly code: string
    readonly bound?: SchemaBound | undefined
    readonly params?: Readonly<Record<string, string>>
    readonly message?: string
    readonly severity?: 'error' | 'warning' | undefined
  },
  language: TextLanguage,
): { readonly meaning: string; readonly fix: string } {
  const bound = issue.bound && boundTexts[issue.bound]
  const known =
    (issue.severity === 'warning' ? warningTexts[issue.code] : undefined) ?? einvoiceCodes.get(issue.code)
  const meaning = bound?.meaning ?? known?.meaning
  const fix = bound?.fix ?? known?.fix
  return {
    meaning: filled(meaning?.[language] ?? issue.message ?? '', issue.params),
    fix: filled((fix ?? unknownFix)[language], issue.params),
  }
}

const filled = (text: string, params: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')

/** Faults that are only feared: why nothing is refused here, and what to do if the portal refuses. */
const warningTexts: Readonly<Record<string, { meaning: CodeText; fix: CodeText }>> = {
  '2176': {
    meaning: {
      en: 'HSN {{hsn}} is not in the GST portal’s list of 28 November 2024. The list may have grown since.',
      ar: 'رمز HSN ‏{{hsn}} غير موجود في قائمة بوابة GST بتاريخ 28 نوفمبر 2024، وربما أُضيفت رموز بعدها.',
      hi: 'HSN {{hsn}} GST पोर्टल की 28 नवंबर 2024 की सूची में नहीं है। सूची में बाद में कोड जुड़े हो सकते हैं।',
    },
    fix: {
      en: 'Check the code, or load the portal’s present list under HSN/SAC. The document can be sent.',
      ar: 'تحقق من الرمز، أو حمّل قائمة البوابة الحالية من صفحة HSN/SAC. يمكن إرسال المستند.',
      hi: 'कोड जाँचें, या HSN/SAC में पोर्टल की नई सूची लोड करें। दस्तावेज़ भेजा जा सकता है।',
    },
  },
  '2192': {
    meaning: {
      en: 'Quantity times price gives {{expected}}, not the gross amount. Whether the portal refuses this is not published.',
      ar: 'الكمية في السعر تساوي {{expected}} وليس المبلغ الإجمالي. لم تنشر البوابة ما إذا كانت ترفض ذلك.',
      hi: 'मात्रा गुणा मूल्य {{expected}} होता है, सकल राशि नहीं। पोर्टल इसे अस्वीकार करता है या नहीं, यह प्रकाशित नहीं है।',
    },
    fix: {
      en: 'The document can be sent. If the portal refuses it, enter a larger unit or one lot.',
      ar: 'يمكن إرسال المستند. إن رفضته البوابة فأدخل وحدة أكبر أو دفعة واحدة.',
      hi: 'दस्तावेज़ भेजा जा सकता है। पोर्टल अस्वीकार करे तो बड़ी इकाई या एक लॉट भरें।',
    },
  },
}

const unknownFix: CodeText = {
  en: 'Read the portal’s text and correct the document',
  ar: 'اقرأ نص البوابة وصحح المستند',
  hi: 'पोर्टल का टेक्स्ट पढ़ें और दस्तावेज़ सुधारें',
}

export const boundTexts: Readonly<Record<SchemaBound, { meaning: CodeText; fix: CodeText }>> = {
  missing: {
    meaning: { en: 'This field is empty', ar: 'هذا الحقل فارغ', hi: 'यह फ़ील्ड खाली है' },
    fix: { en: 'Fill it in', ar: 'املأه', hi: 'इसे भरें' },
  },
  tooShort: {
    meaning: { en: 'This text is too short', ar: 'هذا النص قصير جدًا', hi: 'यह टेक्स्ट बहुत छोटा है' },
    fix: {
      en: 'Enter at least {{min}} characters',
      ar: 'أدخل {{min}} خانات على الأقل',
      hi: 'कम से कम {{min}} अक्षर भरें',
    },
  },
  tooLong: {
    meaning: { en: 'This text is too long', ar: 'هذا النص طويل جدًا', hi: 'यह टेक्स्ट बहुत लंबा है' },
    fix: {
      en: 'Shorten it to {{max}} characters',
      ar: 'اختصره إلى {{max}} خانة',
      hi: 'इसे {{max}} अक्षरों तक छोटा करें',
    },
  },
  tooLow: {
    meaning: { en: 'This number is too small', ar: 'هذا الرقم صغير جدًا', hi: 'यह संख्या बहुत छोटी है' },
    fix: { en: 'The least is {{min}}', ar: 'الحد الأدنى {{min}}', hi: 'न्यूनतम {{min}} है' },
  },
  tooHigh: {
    meaning: { en: 'This number is too large', ar: 'هذا الرقم كبير جدًا', hi: 'यह संख्या बहुत बड़ी है' },
    fix: { en: 'The most is {{max}}', ar: 'الحد الأقصى {{max}}', hi: 'अधिकतम {{max}} है' },
  },
  decimals: {
    meaning: {
      en: 'This number has too many decimals',
      ar: 'لهذا الرقم منازل عشرية كثيرة',
      hi: 'इस संख्या में दशमलव स्थान अधिक हैं',
    },
    fix: {
      en: 'Give at most {{decimals}} decimals',
      ar: 'لا تتجاوز {{decimals}} منازل',
      hi: 'अधिकतम {{decimals}} दशमलव स्थान दें',
    },
  },
  form: {
    meaning: {
      en: 'This field does not have the form the portal asks for',
      ar: 'هذا الحقل ليس بالصيغة التي تطلبها البوابة',
      hi: 'यह फ़ील्ड पोर्टल के माँगे रूप में नहीं है',
    },
    fix: {
      en: 'Correct its characters',
      ar: 'صحح حروفه وأرقامه',
      hi: 'इसके अक्षर सुधारें',
    },
  },
  type: {
    meaning: {
      en: 'This field is of another kind than the portal asks for',
      ar: 'نوع هذا الحقل مختلف عما تطلبه البوابة',
      hi: 'यह फ़ील्ड पोर्टल के माँगे प्रकार का नहीं है',
    },
    fix: { en: 'Report this', ar: 'أبلغ عن ذلك', hi: 'सूचित करें' },
  },
  forbidden: {
    meaning: {
      en: 'This field may not be sent',
      ar: 'لا يجوز إرسال هذا الحقل',
      hi: 'यह फ़ील्ड भेजा नहीं जा सकता',
    },
    fix: { en: 'Report this', ar: 'أبلغ عن ذلك', hi: 'सूचित करें' },
  },
  unknownField: {
    meaning: {
      en: 'The portal does not know this field',
      ar: 'لا تعرف البوابة هذا الحقل',
      hi: 'पोर्टल यह फ़ील्ड नहीं जानता',
    },
    fix: { en: 'Report this', ar: 'أبلغ عن ذلك', hi: 'सूचित करें' },
  },
}
