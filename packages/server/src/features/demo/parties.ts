import type { PartySave } from '@bahi/contracts/parties.ts'
import { gstinCheckCharacter } from '@bahi/domain/ids/gstin.ts'
import type * as z from 'zod'

type PartyBody = z.input<typeof PartySave>

/** The GSTIN of a PAN in a state, its check character computed. */
export function gstinOf(stateCode: string, pan: string): string {
  const text = `${stateCode}${pan}1Z`
  return text + gstinCheckCharacter(text)
}

type Registered = readonly [
  name: string,
  stateCode: string,
  city: string,
  pincode: string,
  line1: string,
  pan: string,
  days: number,
  role?: 'Supplier' | 'Both',
]

/** Invented businesses; PANs are of the right form and of nobody known to us. */
const registered: readonly Registered[] = [
  ['Asha Traders', '27', 'Pune', '411001', '12 MG Road', 'AAAPA1201C', 30],
  ['Deccan Builders and Co', '27', 'Pune', '411045', 'Baner Road, Plot 7', 'AAGFD4410M', 45],
  ['Konkan Fasteners', '27', 'Ratnagiri', '415612', 'MIDC, Mirjole', 'AABCK7720P', 15],
  ['Vidarbha Steel Mart', '27', 'Nagpur', '440018', 'Central Avenue 214', 'AACFV3391L', 30],
  ['Mumbai Kitchen World', '27', 'Mumbai', '400013', 'Lower Parel, Shop 3', 'AAECM9082K', 30],
  ['Godavari Agro Stores', '27', 'Nashik', '422001', 'Main Road 88', 'AAHFG5512R', 21],
  ['Shree Ganesh Electricals', '27', 'Thane', '400601', 'Gokhale Road 41', 'ABDPS7712H', 30],
  ['Bharat Stores', '29', 'Bengaluru', '560001', 'Commercial Street 19', 'AAFCT5530Q', 30],
  ['Cauvery Constructions', '29', 'Mysuru', '570001', 'Sayyaji Rao Road 5', 'AADCC8871B', 45],
  ['Hubli Hardware House', '29', 'Hubballi', '580020', 'Lamington Road 77', 'AAIFH2045D', 30],
  [
    'Peenya Engineering Works',
    '29',
    'Bengaluru',
    '560058',
    'Peenya Industrial Area, 4th Phase',
    'AAKCP6609E',
    30,
  ],
  ['Marina Interiors', '33', 'Chennai', '600002', 'Anna Salai 340', 'AAMCM1177F', 30],
  ['Kovai Pumps and Motors', '33', 'Coimbatore', '641018', 'Avinashi Road 902', 'AABCK4418G', 30, 'Both'],
  ['Charminar Tools', '36', 'Hyderabad', '500001', 'Abids 15', 'AAPFC6650J', 30],
  ['Vizag Marine Supplies', '37', 'Visakhapatnam', '530001', 'Beach Road 61', 'AAQCV8023M', 30],
  ['Malabar Home Needs', '32', 'Kozhikode', '673001', 'SM Street 9', 'AARFM9914N', 15],
  ['Sabarmati Sanitary', '24', 'Ahmedabad', '380009', 'CG Road 120', 'AASFS3345P', 30],
  ['Surat Textile Machines', '24', 'Surat', '395002', 'Ring Road 455', 'AATCS5567Q', 45],
  ['Pink City Paints', '08', 'Jaipur', '302001', 'MI Road 33', 'AAUPP2289R', 30],
  ['Capital Office Mart', '07', 'New Delhi', '110001', 'Connaught Place, Block B', 'AAVCC7741S', 30],
  ['Ludhiana Cycle Parts', '03', 'Ludhiana', '141003', 'Gill Road 250', 'AAWFL4463T', 30],
  ['Gurgaon Facility Services', '06', 'Gurugram', '122001', 'Sector 14, Unit 6', 'AAXCG1185U', 30],
  ['Awadh Traders', '09', 'Lucknow', '226001', 'Hazratganj 72', 'AAYPA3307V', 30],
  ['Howrah Pipe Depot', '19', 'Howrah', '711101', 'GT Road 18', 'AAZFH5529W', 30],
  ['Brahmaputra Tea House', '18', 'Guwahati', '781001', 'Fancy Bazaar 4', 'ABAFB7751X', 15, 'Both'],
  ['Puri Coir and Craft', '21', 'Bhubaneswar', '751001', 'Janpath 27', 'ABBFP9973Y', 30],
  ['Raipur Cement Agency', '22', 'Raipur', '492001', 'Station Road 3', 'ABCFR2195Z', 30],
  ['Sukhna Mart', '04', 'Chandigarh', '160017', 'Sector 17, Bay 12', 'ABECS4417A', 30],
  ['Goa Beach Resorts', '30', 'Panaji', '403001', '18th June Road 55', 'ABFCG6639B', 30],
  ['Pondy Paper Works', '34', 'Puducherry', '605001', 'Mission Street 8', 'ABGFP8851C', 30],
  ['Bharat Forge Tools', '27', 'Pune', '411026', 'Bhosari MIDC, J Block', 'ABHCB1073D', 30, 'Supplier'],
  ['Rajkot Bearing Works', '24', 'Rajkot', '360002', 'Gondal Road 190', 'ABIFR3295E', 45, 'Supplier'],
  ['Deccan Steel Traders', '27', 'Pune', '411042', 'Timber Market, Godown 14', 'ABJFD5137H', 30, 'Supplier'],
  ['Konkan Electricals', '27', 'Mumbai', '400002', 'Lohar Chawl 208', 'ABKCK7460L', 45, 'Supplier'],
  ['Surat Homeware Mills', '24', 'Surat', '395002', 'Ring Road, Block C', 'ABLCS2854N', 60, 'Supplier'],
  [
    'Hosur Pumps and Motors',
    '33',
    'Hosur',
    '635109',
    'SIPCOT Phase II, Plot 81',
    'ABMCH9361Q',
    30,
    'Supplier',
  ],
  ['Ghat Road Carriers', '27', 'Pune', '411018', 'Transport Nagar, Bay 6', 'ABNFG1648R', 7, 'Supplier'],
]

/** Parties that stories of the sample company are about. */
export const jobWorker = 'Chakan Zinc Platers'
export const landlord = 'Sunita Jadhav'

const address = (line1: string, city: string, stateCode: string, pincode: string) => ({
  line1,
  city,
  stateCode,
  pincode,
  countryCode: 'IN',
})

/** Customers and suppliers of the sample company: registered over the states, consumers, SEZ, overseas, others. */
export const demoParties: readonly PartyBody[] = [
  ...registered.map(([name, stateCode, city, pincode, line1, pan, days, role], index): PartyBody => ({
    name,
    role: role ?? 'Customer',
    taxpayerType: 'REG',
    gstin: gstinOf(stateCode, pan),
    emails: `accounts@${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
    mobile: `98${String(20_000_000 + index * 137_911)}`,
    billingAddress: address(line1, city, stateCode, pincode),
    paymentTermsDays: days,
    ...(index % 5 === 0 ? { creditLimit: '250000' } : {}),
    // What was owed when the books were opened here.
    ...(index % 11 === 3 ? { openingBalance: String(8000 + index * 450), openingBalanceSide: 'Debit' } : {}),
  })),
  {
    name: 'Annapurna Sweets',
    taxpayerType: 'COM',
    gstin: gstinOf('27', 'ABJPA5517F'),
    billingAddress: address('Tilak Road 6', 'Pune', '27', '411030'),
    paymentTermsDays: 15,
  },
  {
    name: 'Mihan Aero Components',
    taxpayerType: 'SEZ',
    gstin: gstinOf('27', 'ABKCM7739G'),
    billingAddress: address('MIHAN SEZ, Unit 14', 'Nagpur', '27', '441108'),
    paymentTermsDays: 45,
  },
  {
    name: 'Whitefield Tech Park Developers',
    taxpayerType: 'SED',
    gstin: gstinOf('29', 'ABLCW9951H'),
    billingAddress: address('ITPL Main Road', 'Bengaluru', '29', '560066'),
    paymentTermsDays: 45,
  },
  {
    name: 'Himalaya Deemed Exports',
    taxpayerType: 'DEXP',
    gstin: gstinOf('05', 'ABMCH2173J'),
    billingAddress: address('Rajpur Road 91', 'Dehradun', '05', '248001'),
    paymentTermsDays: 30,
  },
  {
    name: 'Gulf Home LLC',
    taxpayerType: 'OEXP',
    currencyCode: 'AED',
    emails: 'orders@gulfhome.example',
    billingAddress: {
      line1: 'Al Rigga Street 22',
      city: 'Dubai',
      stateCode: '96',
      countryCode: 'AE',
      pincode: '00000',
    },
    paymentTermsDays: 60,
  },
  {
    name: 'Thames Hardware Ltd',
    taxpayerType: 'OEXP',
    currencyCode: 'GBP',
    emails: 'buying@thameshardware.example',
    billingAddress: {
      line1: '14 Wharf Lane',
      city: 'London',
      stateCode: '96',
      countryCode: 'GB',
      pincode: 'SE1 2UP',
    },
    paymentTermsDays: 60,
  },
  ...['Priya Deshpande', 'Imran Shaikh', 'Lakshmi Narayanan', 'Gurpreet Kaur'].map(
    (name, index): PartyBody => ({
      name,
      taxpayerType: 'UNREG',
      mobile: `99${String(30_000_000 + index * 271_733)}`,
      billingAddress: [
        address('Kothrud, Lane 5', 'Pune', '27', '411038'),
        address('Camp, House 81', 'Pune', '27', '411001'),
        address('Malleshwaram, 8th Cross', 'Bengaluru', '29', '560003'),
        address('Model Town 12', 'Ludhiana', '03', '141002'),
      ][index],
    }),
  ),
  {
    name: jobWorker,
    role: 'Both',
    taxpayerType: 'REG',
    gstin: gstinOf('27', 'ABPCC6241L'),
    emails: 'works@chakanzincplaters.example',
    billingAddress: address('Chakan MIDC, Gat 118', 'Pune', '27', '410501'),
    paymentTermsDays: 15,
  },
  {
    name: landlord,
    role: 'Supplier',
    taxpayerType: 'UNREG',
    mobile: '9890411223',
    billingAddress: address('Chakan MIDC, Gat 55', 'Pune', '27', '410501'),
    paymentTermsDays: 5,
  },
  {
    name: 'Lianhe Hardware Export Co',
    role: 'Supplier',
    taxpayerType: 'OEXP',
    currencyCode: 'USD',
    emails: 'export@lianhe.example',
    billingAddress: {
      line1: '88 Harbour Road',
      city: 'Ningbo',
      stateCode: '96',
      countryCode: 'CN',
      pincode: '315000',
    },
    paymentTermsDays: 45,
  },
  {
    name: 'Northwind Software Inc',
    role: 'Supplier',
    taxpayerType: 'OEXP',
    currencyCode: 'USD',
    emails: 'billing@northwind.example',
    billingAddress: {
      line1: '400 Market Street',
      city: 'Seattle',
      stateCode: '96',
      countryCode: 'US',
      pincode: '98101',
    },
    paymentTermsDays: 10,
  },
]
