import type { CodeText } from '../einvoice/codes.ts'

type Row = readonly [en: string, ar: string, hi: string]

/** Codes of returns that a taxpayer can meet, in our own words with what to do; source: error codes of the GSTN taxpayer API. */
const meanings: Readonly<Record<string, Row>> = {
  AUTH113: ['The return period is not valid', 'الفترة الضريبية غير صحيحة', 'रिटर्न अवधि सही नहीं है'],
  AUTH117: [
    'The return of this period is filed already',
    'إقرار هذه الفترة مقدّم من قبل',
    'इस अवधि का रिटर्न पहले ही फ़ाइल हो चुका है',
  ],
  AUTH119: [
    'An earlier return is not filed yet: file it first',
    'إقرار سابق لم يُقدّم بعد: قدّمه أولًا',
    'पिछला रिटर्न फ़ाइल नहीं हुआ: पहले उसे फ़ाइल करें',
  ],
  AUTH4033: [
    'The session with the GST portal has ended: open it with a new code',
    'انتهت الجلسة مع بوابة GST: افتحها برمز جديد',
    'GST पोर्टल का सेशन समाप्त हो गया: नए कोड से खोलें',
  ],
  AUTH4034: ['The code is wrong or has expired', 'الرمز خاطئ أو منتهي', 'कोड गलत है या समाप्त हो गया'],
  AUTH4038: [
    'The session with the GST portal has ended: open it with a new code',
    'انتهت الجلسة مع بوابة GST: افتحها برمز جديد',
    'GST पोर्टल का सेशन समाप्त हो गया: नए कोड से खोलें',
  ],
  RET00003: ['The return is ready to file', 'الإقرار جاهز للتقديم', 'रिटर्न फ़ाइल के लिए तैयार है'],
  RET11402: [
    'The user is not linked to this GSTIN on the portal',
    'المستخدم غير مرتبط بهذا الرقم في البوابة',
    'यूज़र पोर्टल पर इस GSTIN से जुड़ा नहीं है',
  ],
  RET11407: [
    'The session with the GST portal has ended: open it with a new code',
    'انتهت الجلسة مع بوابة GST: افتحها برمز جديد',
    'GST पोर्टल का सेशन समाप्त हो गया: नए कोड से खोलें',
  ],
  RET13509: [
    'The code is wrong or has expired: request a new one',
    'الرمز خاطئ أو منتهٍ: اطلب رمزًا جديدًا',
    'कोड गलत है या समाप्त हो गया: नया माँगें',
  ],
  RET13510: ['Nothing is saved on the portal', 'لا شيء محفوظ في البوابة', 'पोर्टल पर कुछ सेव नहीं है'],
  RET191106: [
    'The portal could not read the data',
    'لم تستطع البوابة قراءة البيانات',
    'पोर्टल डेटा नहीं पढ़ सका',
  ],
  RET191107: ['The document has no lines', 'المستند بلا أسطر', 'दस्तावेज़ में लाइन नहीं है'],
  RET191111: [
    'A document with this number is reported already: use another number, or amend the earlier one',
    'مستند بهذا الرقم مُبلّغ عنه من قبل: استخدم رقمًا آخر أو عدّل السابق',
    'इस नंबर का दस्तावेज़ पहले दिया जा चुका है: दूसरा नंबर लें या पहले वाले में संशोधन करें',
  ],
  RET191112: ['The place of supply is not valid', 'مكان التوريد غير صحيح', 'सप्लाई का स्थान सही नहीं है'],
  RET191113: [
    'The GSTIN of the customer is not valid, or is your own',
    'رقم GSTIN للعميل غير صحيح أو هو رقمك',
    'ग्राहक का GSTIN सही नहीं है, या आपका अपना है',
  ],
  RET191114: [
    'The date of the document is not valid for this period',
    'تاريخ المستند غير صالح لهذه الفترة',
    'दस्तावेज़ की तिथि इस अवधि के लिए सही नहीं है',
  ],
  RET191117: ['A rate or HSN code is repeated', 'نسبة أو رمز HSN مكرر', 'दर या HSN कोड दोहराया गया है'],
  RET191119: [
    'The GSTIN of the customer differs from the one reported first',
    'رقم GSTIN للعميل يختلف عن المُبلّغ أولًا',
    'ग्राहक का GSTIN पहले दिए गए से अलग है',
  ],
  RET191124: [
    'The document to be amended was not filed: report it as a new one',
    'المستند المراد تعديله لم يُقدّم: أبلغ عنه كجديد',
    'जिस दस्तावेज़ में संशोधन है वह फ़ाइल नहीं हुआ: उसे नए के रूप में दें',
  ],
  RET191133: [
    'The number is reported already for another GSTIN',
    'الرقم مُبلّغ عنه لرقم GSTIN آخر',
    'यह नंबर दूसरे GSTIN के लिए दिया जा चुका है',
  ],
  RET191134: [
    'The number is reported already in another table',
    'الرقم مُبلّغ عنه في جدول آخر',
    'यह नंबर दूसरी टेबल में दिया जा चुका है',
  ],
  RET191136: [
    'Period or GSTIN of the data differ from those of the session',
    'الفترة أو GSTIN في البيانات تختلف عن الجلسة',
    'डेटा की अवधि या GSTIN सेशन से अलग है',
  ],
  RET191150: [
    'IGST, CGST and SGST do not agree with the place of supply',
    'IGST وCGST وSGST لا تتفق مع مكان التوريد',
    'IGST, CGST और SGST सप्लाई के स्थान से मेल नहीं खाते',
  ],
  RET191159: [
    'The note to be amended was not filed: report it as a new one',
    'الإشعار المراد تعديله لم يُقدّم: أبلغ عنه كجديد',
    'जिस नोट में संशोधन है वह फ़ाइल नहीं हुआ: उसे नए के रूप में दें',
  ],
  RET191160: [
    'A large invoice to an unregistered customer must be to another State',
    'الفاتورة الكبيرة لعميل غير مسجل يجب أن تكون لولاية أخرى',
    'अनरजिस्टर्ड ग्राहक का बड़ा इनवॉइस दूसरे राज्य का होना चाहिए',
  ],
  RET191175: ['The tax rate is not valid', 'نسبة الضريبة غير صحيحة', 'टैक्स दर सही नहीं है'],
  RET191176: [
    'Number or date of the shipping bill is missing or wrong',
    'رقم أو تاريخ بيان الشحن ناقص أو خاطئ',
    'शिपिंग बिल का नंबर या तिथि नहीं है या गलत है',
  ],
  RET191178: [
    'An intra-State supply has the place of supply of another State, or the reverse',
    'توريد داخل الولاية بمكان توريد في ولاية أخرى أو العكس',
    'राज्य के भीतर की सप्लाई का स्थान दूसरे राज्य का है, या उल्टा',
  ],
  RET191180: [
    'The invoice is below the limit of large invoices',
    'الفاتورة دون حد الفواتير الكبيرة',
    'इनवॉइस बड़े इनवॉइस की सीमा से कम है',
  ],
  RET191185: ['The period is in the future', 'الفترة في المستقبل', 'अवधि भविष्य की है'],
  RET191189: [
    'The customer is not an SEZ unit or developer on the portal',
    'العميل ليس وحدة أو مطوّر SEZ في البوابة',
    'ग्राहक पोर्टल पर SEZ यूनिट या डेवलपर नहीं है',
  ],
  RET191190: ['The record was sent twice', 'أُرسل السجل مرتين', 'रिकॉर्ड दो बार भेजा गया'],
  RET191194: [
    'HSN code or description is not valid',
    'رمز HSN أو الوصف غير صحيح',
    'HSN कोड या विवरण सही नहीं है',
  ],
  RET191195: ['The unit is not valid', 'الوحدة غير صحيحة', 'यूनिट सही नहीं है'],
  RET191349: ['The HSN code is not valid', 'رمز HSN غير صحيح', 'HSN कोड सही नहीं है'],
  RT_FIL_02: [
    'The return of this period is filed already',
    'إقرار هذه الفترة مقدّم من قبل',
    'इस अवधि का रिटर्न पहले ही फ़ाइल हो चुका है',
  ],
  RT_FIL_09: [
    'The sums on the portal changed: request the code again',
    'تغيّرت المجاميع في البوابة: اطلب الرمز من جديد',
    'पोर्टल के योग बदल गए: कोड फिर माँगें',
  ],
  RT_FIL_31: [
    'A company files with a digital signature, not with a code',
    'الشركة تقدّم بالتوقيع الرقمي لا بالرمز',
    'कंपनी कोड से नहीं, डिजिटल सिग्नेचर से फ़ाइल करती है',
  ],
  'RT-R3BQ1004': [
    'GSTR-1 of the period is not filed: file it first',
    'لم يُقدّم GSTR-1 للفترة: قدّمه أولًا',
    'इस अवधि का GSTR-1 फ़ाइल नहीं हुआ: पहले उसे फ़ाइल करें',
  ],
}

/** Undefined for a code that we have no words for: the portal's own are shown. */
export function gstnMeaning(code: string): CodeText | undefined {
  const row = meanings[code]
  return row && { en: row[0], ar: row[1], hi: row[2] }
}
