import { rows } from './rows.ts'

/** Words of the server about e-invoices and portals. */
export const eInvoiceTexts = rows({
  'eInvoice.reason.switchedOff': [
    'E-invoicing is off for this GSTIN.',
    'الفوترة الإلكترونية متوقفة لهذا GSTIN.',
    'इस GSTIN के लिए ई-इनवॉइस बंद है।',
  ],
  'eInvoice.reason.beforeStart': [
    'It is dated before e-invoicing began for this GSTIN.',
    'تاريخه قبل بدء الفوترة الإلكترونية لهذا GSTIN.',
    'इसकी तिथि इस GSTIN पर ई-इनवॉइस शुरू होने से पहले की है।',
  ],
  'eInvoice.reason.exemptSeller': [
    'This type of business is exempt from e-invoicing (notification 13/2020).',
    'هذا النوع من الأعمال معفى من الفوترة الإلكترونية (الإشعار 13/2020).',
    'इस प्रकार के व्यवसाय को ई-इनवॉइस से छूट है (अधिसूचना 13/2020)।',
  ],
  'eInvoice.reason.sezUnit': [
    'SEZ units are exempt from e-invoicing.',
    'وحدات المناطق الاقتصادية الخاصة معفاة من الفوترة الإلكترونية.',
    'SEZ यूनिटों को ई-इनवॉइस से छूट है।',
  ],
  'eInvoice.reason.documentKind': [
    'Only invoices, credit notes and debit notes get an IRN.',
    'تحصل الفواتير وإشعارات الدائن والمدين فقط على IRN.',
    'IRN केवल बिल, क्रेडिट नोट और डेबिट नोट का बनता है।',
  ],
  'eInvoice.reason.exemptSupply': [
    'A bill of supply has no tax and needs no IRN.',
    'فاتورة التوريد بلا ضريبة ولا تحتاج إلى IRN.',
    'बिल ऑफ़ सप्लाई पर टैक्स नहीं होता, इसका IRN नहीं बनता।',
  ],
  'eInvoice.reason.unregisteredBuyer': [
    'The buyer has no GSTIN: B2C sales need no IRN.',
    'ليس للمشتري GSTIN: لا تحتاج مبيعات المستهلكين إلى IRN.',
    'खरीदार का GSTIN नहीं है: B2C बिक्री का IRN नहीं बनता।',
  ],
  'eInvoice.reason.setAside': [
    'It was marked as not applicable by a user.',
    'وضع أحد المستخدمين عليه علامة «لا ينطبق».',
    'इसे यूज़र ने लागू नहीं मार्क किया है।',
  ],
  'eInvoice.refused.notAside': [
    'It is not marked as not applicable.',
    'ليست عليه علامة «لا ينطبق».',
    'यह लागू नहीं मार्क नहीं था।',
  ],
  'eInvoice.refused.draft': [
    'Save it as an invoice first.',
    'احفظه كفاتورة أولًا.',
    'पहले इसे बिल के रूप में सेव करें।',
  ],
  'eInvoice.refused.cancelledDocument': ['The document is cancelled.', 'المستند ملغى.', 'दस्तावेज़ रद्द है।'],
  'eInvoice.refused.hasIrn': ['It already has an IRN.', 'له IRN بالفعل.', 'इसका IRN पहले से है।'],
  'eInvoice.refused.irnCancelled': [
    'Its IRN was cancelled, so this number cannot get another IRN.',
    'أُلغي رقم IRN الخاص به، ولا يمكن إصدار IRN آخر للرقم نفسه.',
    'इसका IRN रद्द हो चुका है; इस नंबर पर दूसरा IRN नहीं बनेगा।',
  ],
  'eInvoice.refused.inProgress': [
    'It is being processed by the portal. Wait for the result.',
    'تعالجه البوابة الآن. انتظر النتيجة.',
    'पोर्टल पर अभी काम चल रहा है। नतीजे तक रुकें।',
  ],
  'eInvoice.refused.noIrn': ['It has no IRN.', 'ليس له IRN.', 'इसका IRN नहीं है।'],
  'eInvoice.refused.late': [
    'The 24-hour limit to cancel passed on {{at}}. Issue a credit note instead.',
    'انتهت مهلة الإلغاء (24 ساعة) في {{at}}. أصدر إشعارًا دائنًا بدلًا من ذلك.',
    'रद्द करने की 24 घंटे की सीमा {{at}} को निकल गई। क्रेडिट नोट जारी करें।',
  ],
  'eInvoice.refused.ewayBill': [
    'Its e-way bill {{number}} is active. Cancel that first.',
    'بوليصة النقل {{number}} سارية. ألغها أولًا.',
    'इसका ई-वे बिल {{number}} चालू है। पहले उसे रद्द करें।',
  ],
  'eInvoice.error.otherContent': [
    'This number is on the portal with different contents. Nothing was linked.',
    'هذا الرقم مسجل في البوابة بمحتوى مختلف. لم يُربط شيء.',
    'यह नंबर पोर्टल पर दूसरे विवरण के साथ दर्ज है। कुछ नहीं जोड़ा गया।',
  ],
  'eInvoice.error.otherContent.fix': [
    'Compare both, then duplicate the document with a new number.',
    'قارن بينهما ثم انسخ المستند برقم جديد.',
    'दोनों मिलाएँ, फिर नए नंबर से दस्तावेज़ की कॉपी बनाएँ।',
  ],
  'eInvoice.error.elsewhere': [
    'Its IRN was generated on another portal.',
    'أُنشئ رقم IRN الخاص به في بوابة أخرى.',
    'इसका IRN दूसरे पोर्टल पर बना है।',
  ],
  'eInvoice.error.elsewhere.fix': [
    'Get it from that portal; a second IRN is not possible.',
    'احصل عليه من تلك البوابة؛ لا يمكن إصدار IRN ثانٍ.',
    'वहाँ से लें; दूसरा IRN नहीं बन सकता।',
  ],
  'eInvoice.error.notIssued': [
    'It is no longer an issued document.',
    'لم يعد مستندًا صادرًا.',
    'यह अब जारी दस्तावेज़ नहीं है।',
  ],
  'portal.trouble.credentialsMissing': [
    'No credentials are set for this GSTIN. Set them under Portal credentials.',
    'لا توجد بيانات دخول لهذا GSTIN. أدخلها في بيانات دخول البوابات.',
    'इस GSTIN का पोर्टल यूज़र-पासवर्ड नहीं डाला गया है। उसे डालें।',
  ],
  'portal.trouble.providerMissing': [
    'This portal is not set up on this installation.',
    'هذه البوابة غير معدّة في هذا النظام.',
    'इस इंस्टॉलेशन में यह पोर्टल सेट नहीं है।',
  ],
  'portal.trouble.signInRefused': [
    'The portal rejected the credentials: {{detail}}',
    'رفضت البوابة بيانات الدخول: {{detail}}',
    'पोर्टल ने यूज़र-पासवर्ड नामंज़ूर किया: {{detail}}',
  ],
  'portal.trouble.down': [
    'The portal is not responding: {{detail}}',
    'البوابة لا تستجيب: {{detail}}',
    'पोर्टल जवाब नहीं दे रहा: {{detail}}',
  ],
  'portal.task.generate': ['{{count}} e-invoices', '{{count}} فواتير إلكترونية', '{{count}} ई-इनवॉइस'],
  'portal.task.cancel': [
    'Cancel {{count}} e-invoices',
    'إلغاء {{count}} فواتير إلكترونية',
    '{{count}} ई-इनवॉइस रद्द करना',
  ],
  'portal.task.refresh': [
    'Refresh {{count}} e-invoices',
    'تحديث {{count}} فواتير إلكترونية',
    '{{count}} ई-इनवॉइस अपडेट करना',
  ],
  'eInvoice.generatingFor': [
    '{{number}} saved. Generating the IRN…',
    'حُفظت {{number}}. جارٍ إصدار رقم IRN…',
    '{{number}} सेव हुआ। IRN बन रहा है…',
  ],
  'eInvoice.generatedFor': [
    'IRN generated for {{number}}',
    'صدر رقم IRN للفاتورة {{number}}',
    '{{number}} का IRN बन गया',
  ],
  'setting.eInvoiceEnabled': ['E-invoicing', 'الفوترة الإلكترونية', 'ई-इनवॉइस'],
  'setting.eInvoiceEnabled.help': [
    'Mandatory if turnover exceeded ₹5 crore in any year since 2017-18.',
    'إلزامية إذا تجاوز رقم الأعمال 5 كرور روبية في أي سنة منذ 2017-18.',
    '2017-18 से किसी भी वर्ष टर्नओवर 5 करोड़ रुपये से अधिक रहा हो तो ज़रूरी।',
  ],
  'setting.eInvoiceSince': ['E-invoicing from date', 'الفوترة الإلكترونية اعتبارًا من', 'ई-इनवॉइस इस तिथि से'],
  'setting.eInvoiceSince.help': [
    'Empty: for documents of any date.',
    'فارغ: للمستندات من أي تاريخ.',
    'खाली: हर तिथि के लिए।',
  ],
  'setting.eInvoiceOnSave': ['Generate IRN on saving', 'إنشاء IRN عند الحفظ', 'सेव करते ही IRN बनाएँ'],
  'setting.eInvoiceOnSave.help': [
    'Runs in the background; saving does not wait for the portal.',
    'يعمل في الخلفية؛ لا ينتظر الحفظ البوابة.',
    'पीछे चलता रहता है; सेव करने में पोर्टल का इंतज़ार नहीं होता।',
  ],
  'setting.eInvoiceExemptSeller': [
    'Business exempt from e-invoicing',
    'نشاط معفى من الفوترة الإلكترونية',
    'ई-इनवॉइस से छूट वाला व्यवसाय',
  ],
  'setting.eInvoiceExemptSeller.help': [
    'Banks, insurers, transporters of goods and passengers, cinemas.',
    'البنوك وشركات التأمين وناقلو البضائع والركاب ودور السينما.',
    'बैंक, बीमा कंपनी, माल और यात्री ट्रांसपोर्ट, सिनेमा।',
  ],
})
