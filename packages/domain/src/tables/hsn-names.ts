/**
 * What the chapters, the headings of goods and the groups of services are, in few words of our own: enough to find a
 * code by a word that shops use and to recognise it. The government's wording can be loaded from its list.
 */
export const hsnNamesText = `
01 Live animals
0101 Horses, asses and mules
0102 Cattle and buffaloes
0103 Pigs
0104 Sheep and goats
0105 Poultry
0106 Other live animals
02 Meat
0201 Beef and buffalo meat, fresh or chilled
0202 Beef and buffalo meat, frozen
0203 Pork
0204 Mutton and goat meat
0205 Horse meat
0206 Edible offal of cattle, pigs, sheep, goats
0207 Chicken and other poultry meat
0208 Other meat
0209 Pig and poultry fat
0210 Meat, salted, dried or smoked
03 Fish, prawns and other seafood
0301 Live fish
0302 Fish, fresh or chilled
0303 Fish, frozen
0304 Fish fillets
0305 Fish, dried, salted or smoked
0306 Prawns, crabs, lobsters
0307 Squid, mussels, oysters
0308 Sea cucumbers and other sea animals
0309 Flour, meal and pellets of fish for people
04 Milk products, eggs, honey
0401 Milk and cream, fresh
0402 Milk powder, condensed milk
0403 Curd, lassi, buttermilk, yogurt
0404 Whey
0405 Butter, ghee
0406 Cheese, paneer
0407 Eggs in shell
0408 Eggs without shell, egg powder
0409 Honey
0410 Insects and other food of animal origin
05 Other products of animals
0501 Human hair, raw
0502 Pig bristles, badger hair
0504 Guts, bladders and stomachs of animals
0505 Feathers and bird skins
0506 Bones, horn cores
0507 Ivory, horn, hooves, tortoise shell
0508 Coral, shells
0510 Ambergris, musk, glands for medicine
0511 Animal products not named elsewhere
06 Plants and cut flowers
0601 Bulbs, tubers and roots for planting
0602 Live plants, seedlings
0603 Cut flowers
0604 Leaves, branches, grasses for bouquets
07 Vegetables
0701 Potatoes
0702 Tomatoes
0703 Onions, garlic, leeks
0704 Cabbage, cauliflower
0705 Lettuce, chicory
0706 Carrots, radish, beetroot
0707 Cucumbers
0708 Peas and beans in pod, fresh
0709 Other vegetables, fresh
0710 Vegetables, frozen
0711 Vegetables kept in brine for a time
0712 Vegetables, dried
0713 Pulses, dried: gram, lentils, peas, beans
0714 Tapioca, sweet potatoes, yams
08 Fruit and nuts
0801 Coconuts, cashew nuts, Brazil nuts
0802 Almonds, walnuts, pistachios, areca nuts
0803 Bananas
0804 Dates, figs, pineapples, guavas, mangoes
0805 Oranges, lemons and other citrus fruit
0806 Grapes, raisins
0807 Melons, papayas
0808 Apples, pears
0809 Apricots, cherries, peaches, plums
0810 Berries, pomegranates, other fresh fruit
0811 Fruit and nuts, frozen
0812 Fruit and nuts kept in brine for a time
0813 Fruit, dried; mixed nuts
0814 Peel of citrus fruit or melons
09 Coffee, tea, spices
0901 Coffee
0902 Tea
0903 Mate
0904 Pepper, chillies
0905 Vanilla
0906 Cinnamon
0907 Cloves
0908 Nutmeg, mace, cardamom
0909 Coriander, cumin, fennel, aniseed
0910 Ginger, turmeric, saffron, other spices
10 Cereals
1001 Wheat
1002 Rye
1003 Barley
1004 Oats
1005 Maize
1006 Rice
1007 Jowar (grain sorghum)
1008 Bajra, ragi, buckwheat, other cereals
11 Flour, malt, starch
1101 Wheat flour, atta, maida
1102 Flour of other cereals
1103 Sooji, groats, meal and pellets of cereals
1104 Cereal flakes, rolled or hulled grain
1105 Potato flour and flakes
1106 Flour of pulses, sago, fruit; besan
1107 Malt
1108 Starch
1109 Wheat gluten
12 Oil seeds, seeds, medicinal plants, fodder
1201 Soya beans
1202 Groundnuts
1203 Copra
1204 Linseed
1205 Rape and colza seed
1206 Sunflower seed
1207 Mustard, sesame, cotton and other oil seeds
1208 Flour and meal of oil seeds
1209 Seeds for sowing
1210 Hops
1211 Plants for medicine, perfume or pest control
1212 Seaweed, sugar cane, other plants for food
1213 Straw and husks of cereals
1214 Fodder, hay, lucerne
13 Lac, gums, plant extracts
1301 Lac, natural gums and resins
1302 Plant saps and extracts, pectin, agar
14 Plant materials for plaiting, stuffing, dyeing
1401 Bamboo, cane, rattan, reeds
1403 Plant materials for brooms and brushes
1404 Other plant products
15 Oils and fats
1501 Lard, poultry fat
1502 Tallow
1503 Lard oil, tallow oil
1504 Fish oil
1505 Wool grease, lanolin
1506 Other animal fats and oils
1507 Soya bean oil
1508 Groundnut oil
1509 Olive oil, virgin or refined
1510 Other olive oil
1511 Palm oil
1512 Sunflower, safflower and cotton seed oil
1513 Coconut oil, palm kernel oil
1514 Mustard, rape and colza oil
1515 Castor, sesame, linseed, other vegetable oils
1516 Hydrogenated oils and fats, vanaspati
1517 Margarine, mixed edible oils and fats
1518 Oils and fats changed by heat or chemicals; mixtures not edible
1520 Glycerol, crude
1521 Beeswax and vegetable waxes
1522 Residues of fats and waxes
16 Meat and fish, prepared
1601 Sausages
1602 Meat, prepared or preserved
1603 Extracts and juices of meat or fish
1604 Fish, prepared or preserved
1605 Prawns and other seafood, prepared
17 Sugar and sweets
1701 Sugar of cane or beet, jaggery
1702 Glucose, lactose, maple syrup, other sugars
1703 Molasses
1704 Sweets without cocoa, chewing gum
18 Cocoa and chocolate
1801 Cocoa beans
1802 Cocoa shells and waste
1803 Cocoa paste
1804 Cocoa butter
1805 Cocoa powder without sugar
1806 Chocolate
19 Baked goods, pasta, preparations of flour or milk
1901 Malt extract, baby food, mixes of flour
1902 Pasta, noodles, vermicelli
1903 Tapioca, sago
1904 Corn flakes, puffed rice, prepared cereals
1905 Bread, biscuits, cakes, papad
20 Vegetables, fruit and nuts, prepared
2001 Pickles in vinegar
2002 Tomatoes, prepared; puree, paste
2003 Mushrooms, prepared
2004 Other vegetables, prepared, frozen
2005 Other vegetables, prepared, not frozen
2006 Fruit and nuts preserved by sugar
2007 Jam, jelly, marmalade, fruit paste
2008 Fruit and nuts, otherwise prepared; roasted nuts
2009 Fruit and vegetable juice
21 Other food preparations
2101 Instant coffee and tea, extracts
2102 Yeast, baking powder
2103 Sauces, ketchup, mustard, mixed condiments
2104 Soups, mixed foods
2105 Ice cream
2106 Namkeen, bhujia, pan masala, sweetmeats, other food
22 Drinks, alcohol, vinegar
2201 Drinking water, soda water, ice
2202 Soft drinks, drinks with milk or fruit
2203 Beer
2204 Wine of grapes
2205 Vermouth
2206 Cider, mead, toddy, other fermented drinks
2207 Ethyl alcohol of 80 % or more, denatured spirits
2208 Whisky, rum, gin, other spirits
2209 Vinegar
23 Food industry residues, animal feed
2301 Meal and pellets of meat or fish, not for people
2302 Bran
2303 Residues of starch, sugar or brewing; bagasse
2304 Soya bean oil cake
2305 Groundnut oil cake
2306 Other oil cake
2307 Wine lees
2308 Other plant waste for feed
2309 Animal feed, dog and cat food
24 Tobacco
2401 Tobacco leaves, tobacco waste
2402 Cigars, cigarettes
2403 Bidis, chewing tobacco, gutkha, hookah tobacco
2404 Tobacco and nicotine products inhaled without burning
25 Salt, sulphur, stone, lime, cement
2501 Salt
2502 Iron pyrites
2503 Sulphur
2504 Natural graphite
2505 Sand
2506 Quartz
2507 Kaolin, china clay
2508 Other clays, bentonite
2509 Chalk
2510 Natural phosphates
2511 Barytes
2512 Kieselguhr and similar earths
2513 Pumice, emery, garnet
2514 Slate, rough
2515 Marble, rough or in blocks
2516 Granite, sandstone, rough or in blocks
2517 Gravel, crushed stone, aggregate
2518 Dolomite
2519 Magnesite, magnesia
2520 Gypsum, plaster
2521 Limestone
2522 Lime
2523 Cement
2524 Asbestos
2525 Mica
2526 Steatite, talc
2528 Natural borates
2529 Feldspar, fluorspar
2530 Other minerals
26 Ores, slag, ash
2601 Iron ore
2602 Manganese ore
2603 Copper ore
2604 Nickel ore
2605 Cobalt ore
2606 Bauxite
2607 Lead ore
2608 Zinc ore
2609 Tin ore
2610 Chromium ore
2611 Tungsten ore
2612 Uranium and thorium ore
2613 Molybdenum ore
2614 Titanium ore
2615 Niobium, tantalum, vanadium, zirconium ore
2616 Precious metal ore
2617 Other ores
2618 Granulated slag
2619 Slag, dross, mill scale
2620 Ash and residues with metals
2621 Other slag and ash, fly ash
27 Coal, petroleum, gas, electricity
2701 Coal, briquettes
2702 Lignite
2703 Peat
2704 Coke
2705 Coal gas
2706 Coal tar
2707 Oils distilled from coal tar, benzol
2708 Pitch, pitch coke
2709 Crude petroleum
2710 Petrol, diesel, kerosene, lubricating oil
2711 Natural gas, LPG
2712 Petroleum jelly, paraffin wax
2713 Petroleum coke, petroleum bitumen
2714 Natural bitumen, shale oil
2715 Bituminous mixtures, mastics
2716 Electrical energy
28 Inorganic chemicals
2801 Fluorine, chlorine, bromine, iodine
2802 Sulphur, sublimed or colloidal
2803 Carbon black
2804 Hydrogen, oxygen, nitrogen, rare gases
2805 Sodium, calcium, mercury, rare-earth metals
2806 Hydrochloric acid
2807 Sulphuric acid
2808 Nitric acid
2809 Phosphoric acid
2810 Boric acid, oxides of boron
2811 Other inorganic acids, carbon dioxide, silica
2812 Halides of non-metals
2813 Sulphides of non-metals
2814 Ammonia
2815 Caustic soda, caustic potash
2816 Hydroxides of magnesium, strontium, barium
2817 Zinc oxide
2818 Aluminium oxide, artificial corundum
2819 Chromium oxides
2820 Manganese oxides
2821 Iron oxides, earth colours
2822 Cobalt oxides
2823 Titanium dioxide
2824 Lead oxides, red lead
2825 Hydrazine, other metal oxides and hydroxides
2826 Fluorides
2827 Chlorides, bromides, iodides
2828 Bleaching powder, hypochlorites
2829 Chlorates, bromates, iodates
2830 Sulphides
2831 Dithionites
2832 Sulphites, thiosulphates
2833 Sulphates, alums
2834 Nitrites, nitrates
2835 Phosphates, phosphites
2836 Carbonates, soda ash
2837 Cyanides
2838 Fulminates, cyanates
2839 Silicates
2840 Borax, borates
2841 Salts of metallic acids, permanganates
2842 Other inorganic salts
2843 Compounds of precious metals
2844 Radioactive elements
2845 Isotopes, heavy water
2846 Compounds of rare-earth metals
2847 Hydrogen peroxide
2848 Phosphides (older code)
2849 Carbides
2850 Hydrides, nitrides, borides
2852 Compounds of mercury
2853 Phosphides, distilled water, other inorganic compounds
29 Organic chemicals
2901 Open-chain hydrocarbons
2902 Ring hydrocarbons: benzene, toluene, xylene
2903 Hydrocarbons with halogens
2904 Hydrocarbons, sulphonated or nitrated
2905 Open-chain alcohols: methanol, glycol, sorbitol
2906 Ring alcohols: menthol, benzyl alcohol
2907 Phenols
2908 Derivatives of phenols
2909 Ethers, organic peroxides
2910 Epoxides
2911 Acetals
2912 Aldehydes, formaldehyde
2913 Derivatives of aldehydes
2914 Ketones, acetone, camphor
2915 Saturated acids, acetic acid, esters
2916 Unsaturated acids, benzoic acid
2917 Acids with several groups, phthalates
2918 Citric, lactic, salicylic and other hydroxy acids
2919 Phosphoric esters
2920 Esters of other inorganic acids
2921 Amines
2922 Amino compounds with oxygen
2923 Quaternary ammonium salts, lecithin
2924 Amides, paracetamol base
2925 Imides, saccharin
2926 Nitriles
2927 Diazo and azo compounds
2928 Derivatives of hydrazine
2929 Isocyanates, other nitrogen compounds
2930 Organic sulphur compounds
2931 Other organo-inorganic compounds
2932 Heterocyclic compounds with oxygen
2933 Heterocyclic compounds with nitrogen
2934 Nucleic acids, other heterocyclic compounds
2935 Sulphonamides
2936 Vitamins
2937 Hormones
2938 Glycosides
2939 Alkaloids, caffeine
2940 Pure sugars
2941 Antibiotics
2942 Other organic compounds
30 Medicines
3001 Glands and organs for medicine
3002 Blood, vaccines, cultures
3003 Medicines not in doses
3004 Medicines in doses or for retail
3005 Bandages, wadding, gauze with medicine
3006 Sutures, first-aid boxes, other medical goods
31 Fertilisers
3101 Manure, organic fertiliser
3102 Nitrogen fertiliser, urea
3103 Phosphate fertiliser
3104 Potash fertiliser
3105 Mixed fertiliser
32 Dyes, paints, inks
3201 Tanning extracts of plants
3202 Synthetic tanning substances
3203 Dyes of plants or animals
3204 Synthetic dyes
3205 Colour lakes
3206 Pigments, other colouring matter
3207 Glazes, enamels and frits for ceramics
3208 Paints and varnishes in solvent
3209 Paints and varnishes in water
3210 Distemper, other paints
3211 Driers for paint
3212 Pigments in oil, stamping foil, dyes for retail
3213 Artists' colours
3214 Putty, mastic, wall fillers
3215 Printing and writing ink
33 Perfumes and cosmetics
3301 Essential oils
3302 Mixtures of perfumes for industry
3303 Perfume
3304 Make-up, skin creams, kumkum
3305 Shampoo, hair oil, hair dye
3306 Toothpaste, tooth powder
3307 Shaving cream, deodorant, agarbatti
34 Soap, detergents, waxes, candles
3401 Soap
3402 Detergents, cleaning preparations
3403 Lubricating preparations
3404 Artificial waxes
3405 Polishes, scouring pastes
3406 Candles
3407 Modelling paste, dental wax
35 Proteins, glues, enzymes
3501 Casein
3502 Albumin
3503 Gelatin
3504 Peptones, protein isolates
3505 Dextrin, modified starch, starch glue
3506 Glues and adhesives
3507 Enzymes
36 Explosives, fireworks, matches
3601 Propellant powder
3602 Prepared explosives
3603 Fuses, detonators
3604 Fireworks
3605 Matches
3606 Ferro-cerium, lighter fuel
37 Photographic goods
3701 Photographic plates and flat film
3702 Photographic film in rolls
3703 Photographic paper
3704 Plates, film and paper, exposed, not developed
3705 Plates and film, developed
3706 Cinema film, developed
3707 Photographic chemicals
38 Other chemical products
3801 Artificial graphite
3802 Activated carbon
3803 Tall oil
3804 Lyes from wood pulp
3805 Turpentine, pine oil
3806 Rosin
3807 Wood tar, creosote
3808 Pesticides, disinfectants
3809 Finishing agents for textiles, paper, leather
3810 Soldering flux, pickling preparations
3811 Additives for fuel and oil
3812 Rubber accelerators, plasticisers
3813 Charges for fire extinguishers
3814 Thinners, paint removers
3815 Catalysts
3816 Refractory cement and mortar
3817 Mixed alkylbenzenes
3818 Doped chemicals for electronics, silicon wafers
3819 Brake fluid, hydraulic fluid
3820 Anti-freeze
3821 Culture media
3822 Test kits and laboratory reagents
3823 Industrial fatty acids and alcohols
3824 Binders, concrete additives, other preparations
3825 Residues of chemical industry, municipal waste
3826 Biodiesel
3827 Mixtures with halogenated hydrocarbons
39 Plastics
3901 Polyethylene, in granules or liquid
3902 Polypropylene, in granules or liquid
3903 Polystyrene, ABS, in granules or liquid
3904 PVC, in granules or liquid
3905 Polyvinyl acetate and alcohol
3906 Acrylic polymers
3907 Polyesters, epoxy, polycarbonate, PET
3908 Nylon, in granules or liquid
3909 Amino, phenolic and polyurethane resins
3910 Silicones
3911 Petroleum resins, other polymers
3912 Cellulose and its derivatives
3913 Natural polymers
3914 Ion exchangers
3915 Plastic waste and scrap
3916 Plastic rods and profiles
3917 Plastic pipes, hoses, fittings
3918 Plastic floor and wall coverings
3919 Self-adhesive plastic tape and sheet
3920 Plastic sheet and film, not cellular
3921 Other plastic sheet and film
3922 Plastic baths, sinks, tanks for flush
3923 Plastic bags, boxes, bottles, caps
3924 Plastic tableware and household goods
3925 Plastic water tanks, doors, windows
3926 Other plastic articles
40 Rubber
4001 Natural rubber
4002 Synthetic rubber
4003 Reclaimed rubber
4004 Rubber waste and scrap
4005 Compounded rubber, not vulcanised
4006 Other forms of rubber, not vulcanised
4007 Rubber thread
4008 Rubber sheet, strip, rods
4009 Rubber pipes and hoses
4010 Conveyor and transmission belts of rubber
4011 New tyres
4012 Retreaded and used tyres
4013 Inner tubes
4014 Hygienic rubber goods, hot-water bottles
4015 Rubber gloves and clothing
4016 Other articles of rubber
4017 Hard rubber
41 Hides and leather
4101 Raw hides of cattle and buffalo
4102 Raw sheep skins
4103 Other raw hides
4104 Tanned hides of cattle and buffalo
4105 Tanned sheep skins
4106 Other tanned skins
4107 Finished leather of cattle and buffalo
4112 Finished leather of sheep
4113 Finished leather of goat and others
4114 Chamois, patent leather
4115 Composition leather, leather waste
42 Leather goods, bags
4201 Saddles and harness
4202 Suitcases, handbags, wallets
4203 Leather clothing, belts, gloves
4205 Other leather articles
4206 Articles of gut
43 Fur
4301 Raw furskins
4302 Tanned furskins
4303 Fur clothing
4304 Artificial fur
44 Wood
4401 Firewood, wood chips, sawdust
4402 Wood charcoal
4403 Logs
4404 Hoopwood, poles, stakes
4405 Wood wool, wood flour
4406 Railway sleepers of wood
4407 Sawn timber
4408 Veneer
4409 Wood, shaped along its edges; bamboo strips
4410 Particle board
4411 MDF and other fibre board
4412 Plywood, block board
4413 Densified wood
4414 Wooden picture frames
4415 Wooden boxes, crates, pallets
4416 Wooden barrels
4417 Wooden tool handles
4418 Wooden doors, windows, flooring panels
4419 Wooden tableware
4420 Wooden ornaments, caskets
4421 Other articles of wood
45 Cork
4501 Natural cork, raw
4502 Natural cork in blocks or sheets
4503 Articles of natural cork
4504 Agglomerated cork
46 Straw, bamboo and cane goods
4601 Mats and plaits of plant materials
4602 Baskets and wickerwork
47 Pulp, waste paper
4701 Mechanical wood pulp
4702 Dissolving wood pulp
4703 Sulphate wood pulp
4704 Sulphite wood pulp
4705 Mixed-process wood pulp
4706 Pulp of recovered paper or other fibres
4707 Waste paper
48 Paper
4801 Newsprint
4802 Writing and printing paper, uncoated
4803 Tissue paper stock
4804 Kraft paper
4805 Other uncoated paper
4806 Parchment paper, greaseproof paper
4807 Composite paper
4808 Corrugated paper
4809 Carbon and self-copy paper in rolls
4810 Paper coated with kaolin
4811 Other coated and covered paper
4812 Filter blocks of paper pulp
4813 Cigarette paper
4814 Wallpaper
4816 Carbon and self-copy paper, cut
4817 Envelopes, postcards
4818 Toilet paper, tissues, paper napkins
4819 Cartons, paper boxes and bags
4820 Exercise books, registers, diaries
4821 Paper labels
4822 Paper bobbins and spools
4823 Other articles of paper, paper plates
49 Books and printed matter
4901 Printed books
4902 Newspapers and magazines
4903 Children's picture books
4904 Printed music
4905 Maps
4906 Plans and drawings
4907 Stamps, bank notes, cheque forms
4908 Transfers
4909 Greeting cards
4910 Calendars
4911 Other printed matter, catalogues, pictures
50 Silk
5001 Silk cocoons
5002 Raw silk
5003 Silk waste
5004 Silk yarn
5005 Yarn of silk waste
5006 Silk yarn for retail
5007 Silk fabric
51 Wool
5101 Wool, not carded
5102 Animal hair, not carded
5103 Wool waste
5104 Garnetted wool
5105 Wool, carded or combed
5106 Yarn of carded wool
5107 Yarn of combed wool
5108 Yarn of fine animal hair
5109 Wool yarn for retail
5110 Yarn of coarse animal hair
5111 Fabric of carded wool
5112 Fabric of combed wool
5113 Fabric of coarse hair
52 Cotton
5201 Cotton, not carded
5202 Cotton waste
5203 Cotton, carded or combed
5204 Cotton sewing thread
5205 Cotton yarn, 85 % cotton or more
5206 Cotton yarn, less than 85 % cotton
5207 Cotton yarn for retail
5208 Cotton fabric, 85 % or more, up to 200 g/m2
5209 Cotton fabric, 85 % or more, above 200 g/m2
5210 Cotton fabric mixed with man-made fibre, up to 200 g/m2
5211 Cotton fabric mixed with man-made fibre, above 200 g/m2
5212 Other cotton fabric
53 Jute, linen, other plant fibres
5301 Flax
5302 Hemp
5303 Jute fibre
5305 Coir, sisal, other plant fibres
5306 Linen yarn
5307 Jute yarn
5308 Coir yarn, other plant yarn
5309 Linen fabric
5310 Jute fabric
5311 Fabric of other plant fibres
54 Man-made filament yarn and fabric
5401 Sewing thread of filament
5402 Synthetic filament yarn
5403 Artificial filament yarn
5404 Synthetic monofilament
5405 Artificial monofilament
5406 Filament yarn for retail
5407 Fabric of synthetic filament
5408 Fabric of artificial filament
55 Man-made staple fibre, yarn and fabric
5501 Synthetic filament tow
5502 Artificial filament tow
5503 Synthetic staple fibre
5504 Artificial staple fibre
5505 Waste of man-made fibre
5506 Synthetic staple fibre, carded
5507 Artificial staple fibre, carded
5508 Sewing thread of staple fibre
5509 Yarn of synthetic staple fibre
5510 Yarn of artificial staple fibre
5511 Yarn of staple fibre for retail
5512 Fabric of synthetic staple fibre, 85 % or more
5513 Fabric of synthetic fibre with cotton, up to 170 g/m2
5514 Fabric of synthetic fibre with cotton, above 170 g/m2
5515 Other fabric of synthetic staple fibre
5516 Fabric of artificial staple fibre
56 Wadding, nonwovens, ropes
5601 Wadding of textile
5602 Felt
5603 Nonwovens
5604 Rubber thread covered with textile
5605 Metallised yarn, zari
5606 Gimped yarn, chenille yarn
5607 Rope, twine, cordage
5608 Nets, fishing nets
5609 Articles of yarn or rope
57 Carpets
5701 Knotted carpets
5702 Woven carpets, durries
5703 Tufted carpets
5704 Felt carpets
5705 Other carpets and mats
58 Special fabrics, lace, embroidery
5801 Pile fabric, velvet
5802 Terry towelling fabric
5803 Gauze
5804 Net, lace
5805 Tapestries
5806 Narrow fabric, ribbon
5807 Woven labels, badges
5808 Braids, tassels
5809 Fabric of metal thread
5810 Embroidery
5811 Quilted textile in the piece
59 Coated and technical textiles
5901 Fabric coated with gum, canvas for painting
5902 Tyre cord fabric
5903 Fabric coated with plastic
5904 Linoleum
5905 Textile wall coverings
5906 Rubberised fabric
5907 Fabric otherwise coated, painted canvas
5908 Wicks, gas mantles
5909 Textile hose
5910 Textile belts for machines
5911 Textile articles for technical use
60 Knitted fabric
6001 Knitted pile fabric
6002 Knitted fabric up to 30 cm with elastic yarn
6003 Knitted fabric up to 30 cm
6004 Knitted fabric above 30 cm with elastic yarn
6005 Warp knit fabric
6006 Other knitted fabric
61 Clothing, knitted
6101 Men's coats and jackets, knitted
6102 Women's coats and jackets, knitted
6103 Men's suits, trousers, knitted
6104 Women's suits, dresses, skirts, knitted
6105 Men's shirts, knitted
6106 Women's blouses, knitted
6107 Men's underwear and nightwear, knitted
6108 Women's underwear and nightwear, knitted
6109 T-shirts, vests
6110 Sweaters, pullovers, cardigans
6111 Babies' clothing, knitted
6112 Track suits, swimwear, knitted
6113 Clothing of coated knitted fabric
6114 Other clothing, knitted
6115 Socks, stockings, tights
6116 Gloves, knitted
6117 Scarves, ties, other accessories, knitted
62 Clothing, not knitted
6201 Men's coats and jackets
6202 Women's coats and jackets
6203 Men's suits, trousers, jackets
6204 Women's suits, dresses, skirts
6205 Men's shirts
6206 Women's blouses
6207 Men's underwear and nightwear
6208 Women's underwear and nightwear
6209 Babies' clothing
6210 Clothing of felt, nonwoven or coated fabric
6211 Track suits, swimwear, other clothing
6212 Brassieres
6213 Handkerchiefs
6214 Shawls, scarves, veils
6215 Ties
6216 Gloves
6217 Other accessories of clothing
63 Textile articles, worn clothing, rags
6301 Blankets
6302 Bed sheets, towels, table linen
6303 Curtains
6304 Bedspreads, cushion covers
6305 Sacks and bags for packing
6306 Tarpaulins, tents
6307 Other textile articles, masks, dusters
6308 Sets of fabric and yarn for making up
6309 Worn clothing
6310 Rags
64 Footwear
6401 Waterproof footwear
6402 Footwear of rubber or plastic
6403 Footwear with leather upper
6404 Footwear with textile upper
6405 Other footwear
6406 Parts of footwear
65 Hats and helmets
6501 Hat bodies of felt
6502 Hat shapes, plaited
6504 Hats, plaited
6505 Hats and caps, knitted or of fabric
6506 Helmets, other headgear
6507 Linings and fittings for headgear
66 Umbrellas, sticks
6601 Umbrellas
6602 Walking sticks, whips
6603 Parts of umbrellas and sticks
67 Feathers, artificial flowers, wigs
6701 Articles of feathers
6702 Artificial flowers
6703 Human hair, prepared
6704 Wigs, articles of hair
68 Articles of stone, plaster, cement
6801 Kerb and paving stones
6802 Worked marble and granite, idols of stone
6803 Worked slate
6804 Grinding stones and wheels
6805 Sandpaper, abrasive cloth
6806 Mineral wool, expanded minerals
6807 Articles of asphalt
6808 Panels and boards of plant fibre with binder
6809 Articles of plaster, gypsum board
6810 Articles of cement and concrete, tiles, blocks
6811 Asbestos-cement and cellulose-cement sheets
6812 Asbestos fibre articles
6813 Brake linings
6814 Worked mica
6815 Other articles of stone, fly ash bricks
69 Bricks, tiles, ceramics
6901 Bricks of siliceous earths
6902 Refractory bricks
6903 Other refractory goods
6904 Building bricks
6905 Roofing tiles
6906 Ceramic pipes
6907 Ceramic floor and wall tiles
6908 Glazed ceramic tiles (older code)
6909 Ceramic goods for laboratories and industry
6910 Wash basins, toilets of ceramic
6911 Porcelain tableware
6912 Other ceramic tableware, clay pots
6913 Ceramic statuettes
6914 Other ceramic articles
70 Glass
7001 Glass waste
7002 Glass balls, rods, tubes
7003 Cast glass in sheets
7004 Drawn glass in sheets
7005 Float glass
7006 Glass, bent, edge-worked or engraved
7007 Toughened and laminated glass
7008 Insulating glass units
7009 Mirrors
7010 Glass bottles and jars
7011 Glass envelopes for lamps
7013 Glass tableware
7014 Signalling glass, optical elements
7015 Clock and spectacle glass
7016 Glass blocks, mosaic
7017 Laboratory glassware
7018 Glass beads, bangles
7019 Glass fibre
7020 Other articles of glass
71 Jewellery, precious metals and stones
7101 Pearls
7102 Diamonds
7103 Precious stones
7104 Synthetic stones
7105 Dust of precious stones
7106 Silver
7107 Metal clad with silver
7108 Gold
7109 Metal clad with gold
7110 Platinum
7111 Metal clad with platinum
7112 Waste of precious metal
7113 Jewellery of precious metal
7114 Goldsmiths' and silversmiths' wares
7115 Other articles of precious metal
7116 Articles of pearls or precious stones
7117 Imitation jewellery
7118 Coins
72 Iron and steel
7201 Pig iron
7202 Ferro-alloys
7203 Sponge iron
7204 Iron and steel scrap
7205 Iron and steel powder
7206 Iron and steel ingots
7207 Billets, slabs of steel
7208 Hot-rolled steel sheet, 600 mm or wider
7209 Cold-rolled steel sheet, 600 mm or wider
7210 Coated steel sheet, 600 mm or wider
7211 Steel strip, narrower than 600 mm
7212 Coated steel strip, narrower than 600 mm
7213 Wire rods
7214 TMT and other steel bars, hot-rolled
7215 Other steel bars
7216 Angles, channels, beams
7217 Steel wire
7218 Stainless steel, semi-finished
7219 Stainless steel sheet, 600 mm or wider
7220 Stainless steel strip
7221 Stainless steel wire rods
7222 Stainless steel bars and angles
7223 Stainless steel wire
7224 Alloy steel, semi-finished
7225 Alloy steel sheet, 600 mm or wider
7226 Alloy steel strip
7227 Alloy steel wire rods
7228 Alloy steel bars and sections
7229 Alloy steel wire
73 Articles of iron and steel
7301 Sheet piling
7302 Rails and track material
7303 Cast iron pipes
7304 Seamless pipes
7305 Large welded pipes
7306 Other welded pipes and tubes
7307 Pipe fittings
7308 Structures, towers, doors, windows of steel
7309 Tanks above 300 litres
7310 Drums, cans, boxes of steel
7311 Gas cylinders
7312 Wire rope
7313 Barbed wire, fencing wire
7314 Wire mesh, netting
7315 Chains
7316 Anchors
7317 Nails, staples, drawing pins
7318 Screws, bolts, nuts, washers
7319 Sewing needles, safety pins
7320 Springs
7321 Gas stoves, chulhas, barbecues
7322 Radiators, air heaters, not electric
7323 Steel utensils, kitchen articles
7324 Sinks and sanitary ware of steel
7325 Cast articles of iron and steel
7326 Other articles of iron and steel
74 Copper
7401 Copper mattes
7402 Unrefined copper
7403 Refined copper, copper alloys
7404 Copper scrap
7405 Master alloys of copper
7406 Copper powder
7407 Copper and brass bars, rods
7408 Copper wire
7409 Copper sheet and strip
7410 Copper foil
7411 Copper pipes
7412 Copper pipe fittings
7413 Copper cables, not insulated
7415 Copper and brass nails, screws, bolts
7416 Copper springs
7418 Copper and brass utensils, sanitary ware
7419 Other articles of copper
75 Nickel
7501 Nickel mattes
7502 Nickel, unwrought
7503 Nickel scrap
7504 Nickel powder
7505 Nickel bars and wire
7506 Nickel sheet and foil
7507 Nickel pipes
7508 Other articles of nickel
76 Aluminium
7601 Aluminium ingots
7602 Aluminium scrap
7603 Aluminium powder
7604 Aluminium bars and profiles
7605 Aluminium wire
7606 Aluminium sheet
7607 Aluminium foil
7608 Aluminium pipes
7609 Aluminium pipe fittings
7610 Aluminium doors, windows, structures
7611 Aluminium tanks above 300 litres
7612 Aluminium cans and drums
7613 Aluminium gas cylinders
7614 Aluminium cables, not insulated
7615 Aluminium utensils
7616 Other articles of aluminium
78 Lead
7801 Lead, unwrought
7802 Lead scrap
7804 Lead sheet and powder
7806 Other articles of lead
79 Zinc
7901 Zinc, unwrought
7902 Zinc scrap
7903 Zinc dust and powder
7904 Zinc bars and wire
7905 Zinc sheet
7907 Other articles of zinc
80 Tin
8001 Tin, unwrought
8002 Tin scrap
8003 Tin bars and wire
8007 Other articles of tin
81 Other base metals
8101 Tungsten
8102 Molybdenum
8103 Tantalum
8104 Magnesium
8105 Cobalt
8106 Bismuth
8107 Cadmium
8108 Titanium
8109 Zirconium
8110 Antimony
8111 Manganese
8112 Beryllium, chromium and other rare metals
8113 Cermets
82 Tools, cutlery
8201 Spades, axes, sickles, garden tools
8202 Saws and saw blades
8203 Files, pliers, pipe cutters
8204 Spanners
8205 Hammers, screwdrivers, other hand tools
8206 Tool sets
8207 Drill bits, dies, other changeable tools
8208 Blades for machines
8209 Carbide tips for tools
8210 Hand-worked kitchen appliances
8211 Knives
8212 Razors and blades
8213 Scissors
8214 Other cutlery, nail clippers
8215 Spoons, forks
83 Other articles of metal
8301 Locks and keys
8302 Hinges, handles, fittings
8303 Safes, cash boxes
8304 Filing trays and stands for desks
8305 Stapler pins, clips, file fittings
8306 Bells, metal statuettes, photo frames
8307 Flexible metal tube
8308 Hooks, eyelets, buckles
8309 Bottle caps and lids
8310 Name plates, sign boards
8311 Welding rods and wire
84 Machinery
8401 Nuclear reactors
8402 Steam boilers
8403 Central heating boilers
8404 Boiler auxiliaries
8405 Gas generators
8406 Steam turbines
8407 Petrol engines
8408 Diesel engines
8409 Parts of engines
8410 Water turbines
8411 Jet engines, gas turbines
8412 Other engines, hydraulic cylinders
8413 Pumps for liquids
8414 Fans, compressors, kitchen hoods
8415 Air conditioners
8416 Furnace burners
8417 Industrial furnaces, not electric
8418 Refrigerators, freezers
8419 Water heaters, plant that heats or cools
8420 Calendering and rolling machines
8421 Water purifiers, filters, centrifuges
8422 Dish washers, packing machines
8423 Weighing machines
8424 Sprayers, fire extinguishers
8425 Hoists, jacks, winches
8426 Cranes
8427 Fork-lift trucks
8428 Lifts, escalators, conveyors
8429 Bulldozers, excavators, road rollers
8430 Boring and other earth-moving machines
8431 Parts of lifting and earth-moving machines
8432 Ploughs, seeders, farm machines
8433 Harvesters, threshers, lawn mowers
8434 Milking and dairy machines
8435 Juice and wine presses
8436 Poultry and other farm machines
8437 Grain cleaning and milling machines
8438 Food processing machines
8439 Pulp and paper mill machines
8440 Book-binding machines
8441 Paper cutting and box-making machines
8442 Plate-making machines for printing
8443 Printers, photocopiers, printing machines
8444 Machines for man-made fibre
8445 Spinning machines
8446 Weaving looms
8447 Knitting and embroidery machines
8448 Auxiliary machines and parts for textile machines
8449 Machines for felt and nonwovens
8450 Washing machines
8451 Laundry, ironing and dyeing machines
8452 Sewing machines
8453 Machines for leather and shoes
8454 Foundry machines
8455 Rolling mills
8456 Laser and other beam cutting machines
8457 Machining centres
8458 Lathes
8459 Drilling, boring, milling machines
8460 Grinding and polishing machines for metal
8461 Planing, gear-cutting, sawing machines for metal
8462 Presses, bending and forging machines
8463 Other machine tools for metal
8464 Machine tools for stone and glass
8465 Machine tools for wood and plastic
8466 Parts of machine tools
8467 Power tools held in the hand
8468 Gas welding machines
8469 Typewriters
8470 Calculators, cash registers, card terminals
8471 Computers, laptops, drives
8472 Other office machines
8473 Parts of computers and office machines
8474 Machines for crushing and mixing stone, concrete mixers
8475 Machines for glass and lamps
8476 Vending machines
8477 Machines for rubber and plastic
8478 Machines for tobacco
8479 Other machines with a function of their own
8480 Moulds
8481 Taps, cocks, valves
8482 Ball and roller bearings
8483 Shafts, gears, pulleys
8484 Gaskets
8485 3D printers
8486 Machines for making semiconductors
8487 Other machine parts, not electrical
85 Electrical goods, electronics
8501 Electric motors and generators
8502 Generating sets
8503 Parts of motors and generators
8504 Transformers, chargers, UPS, inverters
8505 Magnets, electromagnets
8506 Dry cells
8507 Rechargeable batteries
8508 Vacuum cleaners
8509 Mixers, grinders, juicers
8510 Shavers, hair clippers
8511 Ignition and starting parts for engines
8512 Lights, horns, wipers for vehicles
8513 Torches
8514 Electric furnaces
8515 Electric welding machines
8516 Geysers, irons, ovens, kettles, heaters
8517 Telephones, mobile phones, network equipment
8518 Microphones, speakers, headphones
8519 Sound players and recorders
8521 Video players and recorders
8522 Parts of sound and video players
8523 Pen drives, memory cards, discs, smart cards
8524 Flat panel display modules
8525 Cameras, transmitters
8526 Radar, GPS, remote control
8527 Radios
8528 Televisions, monitors, projectors, set-top boxes
8529 Parts of televisions, radios, cameras
8530 Traffic signals
8531 Alarms, bells, display panels
8532 Capacitors
8533 Resistors
8534 Printed circuits, bare
8535 Switchgear above 1,000 volts
8536 Switches, plugs, sockets, MCB up to 1,000 volts
8537 Control panels, distribution boards
8538 Parts of switchgear and panels
8539 Bulbs, LED lamps
8540 Electronic tubes
8541 Diodes, transistors, LED chips, solar cells and panels
8542 Integrated circuits
8543 Other electrical machines
8544 Wires and cables, optical fibre cable
8545 Carbon electrodes and brushes
8546 Insulators
8547 Insulating fittings, conduit
8548 Electrical parts of machines
8549 Electronic waste
86 Railway
8601 Electric locomotives
8602 Diesel locomotives
8603 Self-propelled coaches
8604 Track maintenance vehicles
8605 Passenger coaches
8606 Goods wagons
8607 Parts of rolling stock
8608 Track fixtures, signals
8609 Freight containers
87 Vehicles
8701 Tractors
8702 Buses
8703 Cars
8704 Trucks, goods vehicles
8705 Special vehicles: crane lorries, fire engines
8706 Chassis with engine
8707 Vehicle bodies
8708 Parts of motor vehicles
8709 Works trucks
8710 Armoured vehicles
8711 Motorcycles, scooters
8712 Bicycles
8713 Wheelchairs
8714 Parts of motorcycles, bicycles, wheelchairs
8715 Baby carriages
8716 Trailers, hand carts
88 Aircraft
8801 Balloons, gliders
8802 Aeroplanes, helicopters
8803 Parts of aircraft (older code)
8804 Parachutes
8805 Aircraft launching gear, flight simulators
8806 Drones
8807 Parts of aircraft and drones
89 Ships and boats
8901 Passenger and cargo ships
8902 Fishing vessels
8903 Yachts, rowing boats
8904 Tugs
8905 Dredgers, floating docks
8906 Other vessels
8907 Rafts, buoys, floating tanks
8908 Ships for breaking
90 Optical, medical, measuring instruments
9001 Lenses, optical fibre
9002 Mounted lenses
9003 Spectacle frames
9004 Spectacles, sunglasses
9005 Binoculars, telescopes
9006 Photographic cameras
9007 Cinema cameras and projectors
9008 Image projectors
9010 Equipment for photo laboratories, screens
9011 Optical microscopes
9012 Electron microscopes
9013 Lasers, other optical devices
9014 Compasses, navigation instruments
9015 Surveying instruments
9016 Fine balances
9017 Drawing and measuring instruments
9018 Medical, surgical, dental instruments
9019 Massage, oxygen and breathing therapy
9020 Gas masks
9021 Orthopaedic appliances, hearing aids, implants
9022 X-ray apparatus
9023 Models for teaching
9024 Machines for testing materials
9025 Thermometers, hydrometers
9026 Gauges for flow, level, pressure
9027 Instruments for chemical analysis
9028 Electricity, gas, water meters
9029 Counters, taxi meters, speedometers
9030 Oscilloscopes, electrical testers
9031 Other measuring instruments
9032 Thermostats, voltage stabilisers
9033 Parts of instruments
91 Clocks and watches
9101 Watches with case of precious metal
9102 Wrist watches
9103 Clocks with watch movement
9104 Clocks for vehicles
9105 Wall clocks, alarm clocks
9106 Time recorders
9107 Time switches
9108 Watch movements
9109 Clock movements
9110 Movements, not assembled
9111 Watch cases
9112 Clock cases
9113 Watch straps
9114 Other parts of clocks and watches
92 Musical instruments
9201 Pianos
9202 String instruments
9205 Wind instruments
9206 Drums, percussion
9207 Electronic instruments
9208 Musical boxes, whistles
9209 Parts of musical instruments
93 Arms and ammunition
9301 Military weapons
9302 Revolvers, pistols
9303 Other firearms
9304 Air guns, truncheons
9305 Parts of arms
9306 Ammunition
9307 Swords
94 Furniture, mattresses, lamps, prefabricated buildings
9401 Chairs, sofas, seats
9402 Medical and salon furniture
9403 Other furniture
9404 Mattresses, pillows, quilts
9405 Lamps and light fittings
9406 Prefabricated buildings
95 Toys, games, sports goods
9503 Toys
9504 Video games, playing cards, billiards
9505 Festival articles
9506 Sports goods
9507 Fishing rods
9508 Fairground rides
96 Miscellaneous articles
9601 Articles of ivory, bone, horn
9602 Articles of wax, gelatin capsules
9603 Brooms, brushes, mops
9604 Hand sieves
9605 Travel sets
9606 Buttons
9607 Zip fasteners
9608 Pens
9609 Pencils, crayons, chalk
9610 Slates, writing boards
9611 Stamps and numbering devices
9612 Ink ribbons, ink pads
9613 Lighters
9614 Smoking pipes
9615 Combs, hair pins
9616 Scent sprays, powder puffs
9617 Vacuum flasks
9618 Tailors' dummies
9619 Sanitary towels, diapers
9620 Tripods, selfie sticks
97 Art, antiques
9701 Paintings
9702 Original engravings and prints
9703 Sculptures
9704 Used stamps
9705 Collections
9706 Antiques
98 Project imports, baggage, ship stores
9801 Project imports
9802 Laboratory chemicals
9803 Passengers' baggage
9804 Goods imported for personal use
9805 Ship stores
9806 Goods of Pakistan
99 Services
9954 Construction
9961 Wholesale trade services
9962 Retail trade services
9963 Hotels, restaurants, catering
9964 Passenger transport
9965 Goods transport
9966 Rental of vehicles with operator
9967 Support for transport: cargo handling, storage, tolls
9968 Post and courier, local delivery
9969 Distribution of electricity, gas, water
9971 Banking, insurance, financial services
9972 Real estate, renting of property
9973 Leasing and rental without operator, licences
9981 Research and development
9982 Legal and accounting
9983 Consulting, IT, engineering, advertising, other professional services
9984 Telecom, internet, broadcasting
9985 Support: staffing, security, travel, cleaning, packing
9986 Support for farming, mining, utilities
9987 Maintenance, repair, installation
9988 Job work on goods of others
9989 Other manufacturing; publishing, printing
9991 Public administration
9992 Education
9993 Health and social care
9994 Sewage, waste collection
9995 Clubs, associations
9996 Recreation, culture, sports
9997 Other services: laundry, beauty, weddings
9998 Domestic services
9999 Services of embassies and the like
`
