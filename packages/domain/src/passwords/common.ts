/**
 * The commonest passwords and the words they are made of, in lower case and in the order of the alphabet: the first
 * 3,600 of at least six plain letters and digits in the list of zxcvbn 4.4.2 (Dropbox, MIT licence), which Mark Burnett
 * drew from ten million leaked passwords; and some that offices in India take first.
 */
const words = `
000000 000001 000007 000111 007007 01011900 01011910 01011970 01011975 01011977 01011979 01011980 01011981
01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992
01011993 01011999 01012000 01012001 01012010 01012011 010180 010203 01020304 01081989 01091989 02011980
02011984 02011985 02011986 02011987 02011988 02021982 02021983 02021984 02021985 02021986 02021987
02021988 02021989 02031981 02031982 02031984 02031985 02031986 02031987 02041979 02041981 02041982
02041983 02041984 02041985 02041986 02041987 02041988 02051982 02051983 02051986 02051987 02051988
02061980 02061983 02061984 02061985 02061986 02061987 02061988 02061989 02071980 02071982 02071984
02071986 02071987 02071988 02081977 02081982 02081984 02081985 02081986 02081987 02081988 02081989
02091980 02091981 02091983 02091984 02091986 02091987 02101984 02101985 02101987 02101989 03082006
05051985 05051987 100000 1000000 102030 10203040 102938 1029384756 111111 11111111 111111a 111111q
11112222 111222 111222333 111333 111qqq 112211 112233 11223344 1122334455 112358 11235813 1123581321
12011987 12051988 120676 121314 12131415 122333 123000 123098 123123 12312312 123123a 123123q 1232323q
123321 123321123 123321a 123321q 1234321 12344321 123451 123454321 123455 1234554321 123456 1234560
123456654321 1234567 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910
123456789a 123456789q 123456789s 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456a
123456aa 123456k 123456l 123456m 123456q 123456qw 123456qwe 123456qwerty 123456r 123456s 123456z 123457
12345a 12345q 12345qwe 12345qwert 12345t 12345z 123465 1234abcd 1234asdf 1234qwe 1234qwer 123654 12365478
123654789 1236987 12369874 123698745 123789 123789456 123987 123aaa 123abc 123asd 123qaz 123qq123 123qwe
123qwe123 123qweasd 123qweasdzxc 123qwerty 123zxc 124578 128500 12qw12 12qw34er 12qwas 12qwaszx 131313
132435 13243546 134679 134679852 135246 135790 135792468 1357924680 1366613 141627 142536 147258 14725836
147258369 147369 147741 147852 147852369 1478963 14789632 147896325 147963 150781 153624 15426378 159357
159632 159753 159951 162534 18436572 192837 192837465 19411945 1a2b3c 1a2b3c4d 1a2s3d4f 1passwor 1pussy
1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1qwerty 1x2zkg8w 1z2x3c 1z2x3c4v 200000 21031988 2128506 22041987 222333 223344 225588 235689 246810
25802580 258456 258852 314159 31415926 315475 321123 321456 321654 321654987 332211 333666 333777 336699
362436 369258 369852 369963 420247 420420 426hemi 445566 456123 456321 456654 456852 4815162342 4runner
50cent 50spanks 5551212 555666 555777 654123 654321 655321 666666 666777 666999 6751520 696969 73501505
741852 741852963 753159 753951 7753191 7777777 777888 7779311 778899 784512 787898 789123 789456 78945612
789456123 7895123 789654 789987 794613 7ugd5hip2j 852456 8675309 8j4ye3uz 906090 911911 9293709b13 9379992
951753 9562876 963852 963852741 987456 987456321 998877 a11111 a12345 a123456 a1234567 a12345678
a123456789 a1a2a3 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aaa111 aaliyah aardvark aaron1 abc123 abc1234
abc12345 abcd123 abcd1234 aberdeen abgrtyu abnormal abrakadabra absolut access access14 accord account
accounts achilles action adam12 adgjmptw adidas admin adonis aezakmi agent007 aggies aikido airborne
airbus airforce airplane airwolf alabama aladin alaska albany albatros albion alejandr aleksandr
aleksandra aleksey alenka alessandro alex123 alexande alexandr alexey alexis alibaba aliens allmine allsop
allstar alpha1 alphabet alpine altima alucard amadeus amanda1 amateur amateurs amazon amber1 america
america1 amerika amsterda amsterdam anaconda anakin analsex anarchy anastasiya andrea1 andrei andrew1
andrey andromed andromeda anfield angel1 angel123 angels anhyeuem animal annie1 anthony1 anthrax antoni
anubis apache apollo apollo13 apple1 apple123 applepie apples aptiva aquarius aragorn arcadia area51
arizona armagedon armani arrows arsenal arsenal1 artemis artemka asd123 asdasd asddsa asdf12 asdf123
asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdzxc ashley1 aspire aspirine
assassin assfuck asshole asshole1 assholes assman assword asterix astros athlon atlanta atlantis atomic
attila auburn audia4 aussie austin austin1 australi avalanch avalon avatar avenger awesome azamat azerty
azsxdc azsxdcfv babyblue babyboy babydoll babyface babygirl babylon babylon5 babylove bacardi bacchus
backdoor badass badboy baddog badger badgers badgirl badman baggins baggio bagira bailey1 baller ballin
balloon balloons bambam bamboo banana bananas banane bandit banger bangkok banker banner banshee banzai
barbados barbie barcelon barcelona barefoot barkley barney barsik bartman baseball baseball1 basket
basketba basset bassman bastard batman batman1 bayern bcfields beaches beagle beamer beaner beanie bearcat
beardog beast1 beastie beatle beatles beautifu beauty beaver beavis beckham beefcake beemer beerman beetle
bella1 benfica bengals beowulf beretta bergkamp berlin bharat bhbirf bicycle bigass bigballs bigbear
bigben bigbird bigblock bigblue bigboobs bigboss bigboy bigbutt bigcat bigcock bigdaddy bigdick bigdog
bigfish bigfoot biggie biggles bigguy bigmac bigman bigmike bigmoney bigone bigred bigsexy bigtime bigtit
bigtits bikini billy1 billybob billyboy bimmer bingo1 binladen bird33 birdie birdman biscuit bitch1
bitchass bitches biteme bizkit blabla black1 blackbir blackcat blackdog blackhaw blackie blackjac
blackjack blackout blacks blacky blades blahblah blaster blazer blessed blessing blink182 blizzard blonde
blondes blondie blowjob blowme blue12 blue123 blue22 bluebird blueboy bluedog blueeyes bluefish bluemoon
bluesky bob123 bobafett bobby1 bobcat bobdylan boeing bogart bogdan bohica bollocks bollox bombay bomber
bombers bond007 bondage bonehead bonjour bonjovi bonkers bonsai boobie boobies booboo booger boogie
bookworm boomboom boomer booster bootie boozer boricua borussia bossman boston bounce bounty bowler
bowling boxers boxing boxster br0d3r brando brandon1 brandy brasil braves brazil breast breasts breeze
brian1 brighton bristol britney brodie broker bronco broncos broncos1 brooklyn brownie browns brucelee
bruins bruiser bruno1 brutus bubba1 bubba69 bubbas bubble bubbles bucket buckeye buckeyes buckshot
budapest buddah buddha buddie buddy1 buddyboy budlight budman budweise buffalo buffett buffy1 bugger
builder bulldog bulldog1 bulldogs bullet bullfrog bullseye bullshit bummer bumper bunghole bunnies bunny1
burger burrito bushido business buster buster1 butter buttercu butterfl butterfly buttfuck butthead
butthole buttman buttons buzzard byteme cabbage cactus cadillac caesar calgary calico caliente californ
caligula callum camaro cambiami camelot camels cameltoe cameron cameron1 camper canada cancer cancun
candle candyman cannabis cantona capone capslock captain caramel caravan cardinal carlito carlitos carmex2
carnage carolina carpedie carpet carrera carrot cartman cartoon casanova caserta casey1 casino casper
cassie cat123 catch22 catdog catfish catherin catman cavalier caveman cbr600 ccbill cdtnbr cdtnkfyf
celeron celica celine celtic celtics cerberus cessna cfitymrf cgfhnfr chainsaw champion champs changeme
charger chargers charles1 charli charlie charlie1 charlott charlton charly charmed chase1 chaser cheater
checkers cheech cheeks cheers cheese cheese1 cheetah chelsea chelsea1 cherokee cherry chester chester1
chevelle chevrole chevrolet chevy1 chewie cheyenne chicago chicago1 chichi chicken chicken1 chickens
chicks chiefs chillin chilly chimera chinook chipper chippy chivas chloe1 chocolat chopin chopper chris1
chrisbln chriss chrissy christ christia christin christma christop chrome chronic chrono chrysler chuang
chubby chuckie chuckles chucky chunky ciccio cicero cigars cinder cindy1 cinnamon citadel cjkysirj cjkywt
clancy clapton clarinet classic classics claudi claymore clemson clevelan climber clipper clippers
clitoris cloud9 clouds clover clowns cobain cobalt cobra1 cobras cocacola cocaine coconut coffee cohiba
coldbeer colombia colorado colors colt45 coltrane comanche commando company compaq compass compute
computer concord concorde concrete condom condor connect connor consumer cookie cookie1 cookies cooldude
cooler coolguy coolio coolman coolness cooter copper corleone corolla corona corrado corsair corvette
cosmic cosmos cosworth cougar cougars cowboy cowboy1 cowboys cowboys1 coyote cracker cramps crazy1
crazybab creampie creamy creative cricket crimson critter crjhgbjy cruise cruiser crunch crusader crusher
crysis crystal1 cthtuf cthulhu cthutq ctrhtn cubbies cubswin cuddles cumming cumshot cupcake curious
custom cutlass cutter cxfcnmt cyclone cyclops cygnus cypress dabears daddy1 daemon daewoo dagger daisy1
dakota dalejr dallas dallas1 dammit damnit dancer danger daniel1 daniil danila danny1 dannyboy danzig
darklord darkman darkness darkside darkstar david1 davide davids daytona dbrnjh dbrnjhbz deadhead deadman
deadpool death1 death666 deejay deepthroat deeznuts deeznutz default defender defiant deftones delete
delhi delight delphi delta1 deluxe denali deniska depeche desert designer desire deskjet destiny detroit
deutsch devil666 devildog devils dexter dfcbkbq dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo dialog
diamond diamond1 diamonds dickhead dickie diehard diesel dietcoke dieter digger diggler digimon digital
digital1 dilbert dilligaf dinamo dingdong dinosaur dipshit dirtbike discover disney divine dkflbckfd
dkflbvbh doberman doctor dodge1 dodger dodgeram dodgers dodgers1 dog123 dogbert dogboy dogcat dogfood
dogger doggie doghouse dogman dogshit doitnow dollar dolphin dolphin1 dolphins domino donkey donuts doobie
doodle doofus doogie dookie doomsday dotcom doughboy dracula dragon dragon1 dragon12 dragonba dragonball
dragons dragoon drakon dreamer dreams driver drizzt droopy drowssap drpepper drummer drummer1 dthjybrf
dublin ducati duchess duckie dumbass dundee durango duster dusty1 dutchess dynamite dynamo eagle1 eagles
eagles1 earnhard eastside eastwood eatpussy eatshit eclipse eddie1 eduard edward1 eeyore einstein
ekaterina eldorado electra electric electro electron element elephant elizabet elizaveta elvis1 emerald
emily1 eminem empire engage engineer enigma enrico enter1 enterpri enterprise entropy epsilon eraser
ericsson erotic erotica escort eternal eternity eureka europa everest everton excalibu excalibur exigen
exigent exodus exotic explorer express extreme fabric facial faggot falcon falcon1 falcons fallen fallout
fandango fantasy farscape farside fastball faster fatass fatboy fatcat fatman feather felix1 fender
fender1 fergie fergus fernand ferrari ferrari1 ferret fester fetish fghtkm fgtkmcby ficken fiesta figaro
fighter filter finger fireball firebird firefly firefox fireman firewall fishbone fishes fishin fishing
fishing1 fisting fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flash1 flatron fletch flexible
flipper floppy florian florida florida1 flounder flower fluffy flyboy flyers foobar footbal football
football1 fordf150 forest forever forfun formula formula1 forsaken fortuna foryou fossil foxtrot francesc
frank1 franky freaks freaky freckles freddy freebird freedom freedom1 freepass freeporn freeuser freeway
friday fright frisco frisky frogger froggy front242 frontier frosty fucked fucker fuckers fuckface fuckher
fucking fuckinside fuckit fuckme fuckme1 fuckoff fuckoff1 fuckthis fucku2 fuckyo fuckyou fuckyou1 fuckyou2
fugazi fulham fullmoon funtime fusion futbol fyfcnfcbz fylhtq fytxrf fyutkbyf gabrie gabriel1 gabriell
gadget galaxy galina galore gambit gameboy gamecock gamecube gameover gandalf gandalf1 ganesh gangbang
gangsta gangster garden garfield gargoyle garion gasman gateway gateway1 gator1 gatorade gators gawker
gbpltw gegcbr geheim gemini generic genesis genesis1 genius george1 geronimo gesperrt getmoney getout
getsome gfhjkm gfhjkm1 gfhjkm123 gfhjkmgfhjkm ghbdtn ghbdtnbr ghblehjr ghetto ghjcnj ghjcnjnfr ghost1
ghostrider giants gilles ginger ginger1 giorgi giorgio giraffe gizmo1 gizmodo gjkbyf gladiator gmoney
gn56gn56 goalie goaway gobears goblin goblue gobucks goddess godfathe godfather godsmack godzilla gofish
goforit goirish golden goldfish goldstar goldwing golfball golfer golfer1 golfing goliath gollum gonavy
goober goodboy goodluck goodtime google gooner gopher gordon24 gorilla gotcha gothic gotohell govols
granny grapes grease great1 greatone green1 green123 greenbay greenday greens gregor gremlin grendel
gretzky griffey gringo grizzly gromit groove groovy groucho grumpy gstindia gsxr750 guardian guiness
guinness guitar guitar1 guitars gundam gunnar gunner gunners gustav guyver hacked hacker haggis hal9000
halflife halifax hambone hamburg hamish hamlet hammer hammer1 hammers hamster handyman hannah hannah1
hannibal hansolo happy1 happy123 happyday hardcock hardcore hardon hardrock harley harley1 harry1
harrypotter harvest havana havefun hawaii hawaii50 hawaiian hawkeye hawkeyes hayabusa hearts heater
heather1 heaven heckfy hedgehog heineken hellfire hello1 hello123 helloo hellos hellyeah helmet helpme
hendrix henry1 hentai herbie hercules hermes hershey hesoyam hewlett heynow hidden highheel highland
hiphop hippie hithere hitler hitman hjccbz hjvfirf hobbes hobbit hockey hockey1 hokies holiday holly1
hollywoo holyshit homeboy homer1 homerj homers homerun honda1 hondas honey1 hongkong honolulu hooker
hookup hooligan hoosier hoosiers hooter hooters hootie hopeful horizon horndog hornet horney horny1 horses
hotbox hotboy hotdog hotpussy hotred hotrod hotsex hotshot hotstuff hottie hounddog house1 hummer hunter
hunter1 hunting hurrican husker huskers huskies hustler hyperion iamgod ib6ub9 ibanez iceberg icecream
icehouse iceman icu812 idontkno idontknow idunno iforgot iguana ihateyou illini illusion iloveme ilovesex
iloveu iloveyo iloveyou imation immortal impala incubus india indiana indians indigo inferno infiniti
infinity insane insert insomnia inspiron install integra internet intrepid intruder inuyasha invoice
iomega ipswich irish1 irishman ironman iscool islander istanbul italia ivanov ivanova iverson iverson3
iwantu jabroni jackal jackass jackoff jackpot jackson1 jackson5 jacob1 jagger jaguar jamaica james007
james1 jamesbon jamesbond jamie1 jammer jammin jarhead jasmine jasmine1 jason1 jasper jaybird jayden
jayhawk jayhawks jazzman jefferso jellybea jennife jenny1 jericho jerkoff jerry1 jessic jessica1 jester
jesus1 jethro jetski jewels jezebel jiggaman jimbo1 jimbob jimmy1 jingle jktymrf jockey johann johannes
john316 johnboy johndeer joker1 jokers jones1 jordan jordan1 jordan23 joseph1 josephin joshua1 jrcfyf
jubilee juggalo julie1 jumper junebug jungle junior junior1 jupiter just4fun just4me justdoit justice
justin1 justme juventus kahuna kakashka kaktus kamikaze kamila kangaroo kansas karate karen1 karina
karolina kashmir kasper katana katarina katerina katie1 katrin kawasaki kazantip kcj9wx5n keeper kelly1
kenshin kenwood kenworth kevin1 keyboard keystone keywest kfhbcf kickass kicker kidrock killbill killer
killer1 killer12 killers killjoy killme kilroy kimmie kingfish kingkong kingpin kingston kipper kirill
kirsty kisses kissme kissmyass kitkat kitten kittens kitty1 kittycat kittykat kjkszpj klaster kleopatra
klingon knickers knicks knights knockers knopka kodiak kolobok koshka kosmos kostya kotaku kotenok krishna
krusty krypton ktyjxrf kungfu labrador labtec lacrosse ladybug laguna lakers lakota lakshmi lancelot
lancer lansing lantern laptop larisa larry1 lassie lasvegas latinas latino laura1 laurent lazarus leather
leavemealone ledzep legacy legend legion legolas lennon leonid leopard lesbian lesbians lespaul lestat
letmein letmein1 letmein2 letsgo lexmark liberty licker licking lickit lickme lifehack lighter lightnin
lightning lights linda1 lindros lineage2 lionking liquid liverpoo liverpool lizard lobster logan1 logitech
lokomotiv lol123 lolipop lollipop lollol lollypop london london1 lonestar lonewolf longbow longhorn
longjohn looker looser losers love12 love123 love69 lovebug loveit lovely loveme lover1 loverboy lovers
lovesex loveyou lowrider ltybcrf lucifer lucky1 lucky13 lucky7 luckydog ludmila lumber lvbnhbq macdaddy
machine macross maddie maddog madina madison madison1 madman madmax madness madonna maestro magelan maggie
maggie1 maggot magic1 magician magick magicman magnet magnum magnus magpie maiden mailman majestic
makaveli maksim maksimka malaka malibu malina mallard mamapapa manchest manchester mancity mandarin
mandingo mandy1 maniac mankind manolo manowar manson mantis manutd maradona marathon marcello maria1
marika marina marine marine1 mariners marines marino marino13 mariposa marius marker marlboro marley
martin1 martini maryjane masamune mason1 massive master master1 master12 matador matrix matteo matthew1
mature maverick max123 maxell maxima maxime maximus maxwell maxwell1 maxxxx mayday mayhem mazafaka
mazda626 mclaren meatball meathead meatloaf mechanic medion medusa megadeth megaman megan1 megapass
megatron meister melissa1 mellon mellow memorex memphis menace meowmeow mephisto mercedes mercury meridian
merlin merlin1 merlot mermaid mersedes metallic metallica mexico michae michael1 michael2 michigan mickey
mickey1 microlab micron microphone microsof microsoft midget midnight midway mighty mihail mikey1 milana
milano milena milkman miller1 millwall minecraft minime mirage misfit misfit99 misfits mishka missy1
mister mistress misty1 mittens mnbvcxz mobydick modena molly1 mollydog moloko molson momoney monaco
monalisa monarch monday mondeo money1 moneyman moneys mongoose monitor monkey monkey1 monkey12 monkeybo
monkeys monopoly monster monster1 montana montgom240 montreal moocow mookie moomoo moonbeam moondog
moonlight moose1 mordor morgan1 moritz morpheus mortgage mortimer moscow mother mother1 motherlode
motorola mountain mouse1 mozart mudvayne muffin mulder mullet multiplelo mumbai munchkin muppet musashi
muscle muscles mushroom music1 musica musicman mustafa mustang mustang1 mustangs mustard mybaby mygirl
mylife mylove myname mypass mypassword mystic namaste nanook napass napoli napster naruto nascar nasty1
nastya natali natasha naughty ncc1701 ncc1701a ncc1701d ncc1701e ne1469 nebraska nemesis neptune netscape
nevada nevermind newbie newcastl newlife newpass newpass6 newport newyork newyork1 nextel nfnmzyf niceass
niceguy nickel nicola nicole1 nigger nikita nikitos nikki1 nikola nikolay nimbus nimrod niners ninja1
ninjas nintendo nipper nipple nipples nirvana nissan nitram nofear nokia6300 nolimit nomore noodle noodles
nookie nopass norwich novell ntktajy nudist nugget nuggets number1 nutmeg nuttertools nwo4life nygiants
nyjets nylons nymets oakland oatmeal obelix obiwan oblivion oceans office ohyeah oicu812 oilers oksana
oldman oliver oliver1 olivier omega1 onelove onetime onetwo online onlyme openup operator optimus oracle
orange orange1 oranges orchid orgasm orient orioles orion1 oscar1 osiris othello ou8122 outkast outlaw
overkill overlord oxford p0015123 pa55w0rd pa55word pacers packard packer packers packers1 pacman paddle
padres paintbal paintball pakistan paladin pallmall paloma panama panasoni panasonic pancho pandora
pantera panther panther1 panthers panties pantyhos panzer paradise paradox parola parrot pascal pass123
pass1234 passat passion passme passport passw0rd passwd passwor passwor1 password password1 password12
password123 password2 passwords passwort pasword patches patric patrick1 patriot patriots paulie pavilion
pavlov pdtplf peaches peanut peanuts pearljam pebbles pecker peekaboo peewee pegasus pelican pencil
penguin penguins penny1 penthous pentium pepito pepper pepper1 pepsi1 persik pervert peter1 peterpan
petrov peugeot phantom pharmacy pheonix philippe philips phillies philly phoeni phoenix phoenix1 photos
pianoman picard picasso piccolo pickle pickles pickup picturs piglet pikachu pillow pimpin pinball
pineappl pineapple pingpong pinhead pinkfloy pinkfloyd pioneer pippen piramida pirate pirates pisces
pissing pissoff pistol pistons pitbull pixies pizzas placebo planet plasma plastic platinum platypus
playboy playboy1 player playstat playstation playtime plumber plymouth pobeda poison poiuyt poiuytrewq
pokemon pokemon1 polaris police polina polska pompey poncho pontiac poochie poodle poohbear pookie
poontang pooper poopie poopoo pooter popcorn popeye popper porkchop porno1 pornos pornstar porsche
porsche1 porsche9 portland portugal poseidon possum postal postman potato pothead powder power1 preacher
precious predator prelude premium presario presiden presto primus prince princes princess pringles printer
prissy private privet prodigy prophet prowler psycho puddin pudding puffin pulsar pumpkin pumpkin1
pumpkins punisher punkin punkrock puppies pupsik purdue purple pussey pussie pussies pussy1 pussy123
pussy69 pussycat pussyman pussys putter pyramid python q12345 q123456 q1q2q3 q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 q2w3e4r5 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsxed qazwsxedc
qazwsxedc123 qazwsxedcrfv qazxsw qazxswedc qazzaq qqq111 qqqqq1 quantum quartz quattro queens qwaszx
qwe123 qweasd qweasd123 qweasdzxc qweqwe qwer12 qwer123 qwer1234 qwerasdf qwert1 qwert123 qwert12345
qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio
qwertyuiop qwertz r2d2c3po rabbit rabota racecar racerx rachel1 racing radiohea radiohead ragnarok raider
raiders raiders1 rainbow rainbow6 rainman raistlin rambler rammstein ramones ramrod ramses rancid random
ranger ranger1 rangers rangers1 raptor rascal rasdzv3 rasputin rastaman raven1 ravens rbhbkk rctybz reader
realmadrid reaper rebecca1 rebel1 rebels reckless red123 redalert redbird redbull reddevil reddog reddwarf
redfish redhead redhot redline redman redneck redrum redskins redsox redsox1 redwing redwings redwood
reebok reefer reload renault renegade rereirf rescue retard rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf
rhfcjnrf rhjrjlbk rhtdtlrj richard1 rightnow ripken ripper ripple rjhjktdf rjirfrgbde rjntyjr rjycnfynby
roadkill roadking roadrunn robert1 robotech robotics rocker rocket rockets rockford rockhard rockon
rockstar rocky1 rodman roller rolltide romans romashka rommel ronaldo rookie rooster rootbeer rosebud
rotten route66 rovers royals rtyuehe rubber rulezzz runescape runner rush2112 ruslan russia rustam rusty1
sabbath sabine sabres sadie1 safari sahara sailboat sailing sailor saints sairam sakura salamander
salasana saleen sally1 salmon salomon salsero sam123 samantha samiam sammy1 samson samsun samsung samsung1
samtron samurai sancho sandiego sandman sandro sandy1 sanfran santafe sapper sapphire sarah1 saratoga
sascha sasha1 sassy1 sasuke satan666 satana saturn sauron sausage sausages sayang scania scanner scarface
scarlet schalke scooby scoobydo scooter scooter1 scorpio scorpio1 scorpion scotch scotland scott1 scotty
scrabble scrappy scream scruffy scully seadoo seahawks seamus searay seattle sebastia secret secret1
security seeker seinfeld select seminole semperfi senators sentinel septembe serega serenity sergei sergey
sersolution server sesame seven7 severin sex123 sex4me sexsex sexual sexxxx sexxxy sexy69 sexyboy sexygirl
sexyman shadow shadow1 shaggy shalom shaman shamrock shaney14 shania shannon1 shaolin sharks sharky shasta
shaved shazam shelby shemale sherlock shiloh shiner shitface shithead shitty shivam shocker shogun shooter
shorty shotgun showme showtime shuang shutup siemens sierra silver silver1 silverad simon1 simple simpsons
sinatra sinbad sinister sinner sirius sithlord sixers skater skeeter skidoo skiing skinny skipper skippy
skittles skorpion skydive skylar skyler skyline skywalke skywalker slacker slamdunk slapper slappy
slapshot slave1 slavik slayer sleeper sleepy slick1 slider slinky slipknot slippery slutty smashing
smeghead smegma smelly smiles smiley smiths smitty smoker smokes smokey smokey1 smokie smokin smooth
smudge snake1 snakes snapon snapper snapple snappy snatch sneakers snickers sniper snooker snoopdog snoopy
snoopy1 snowball snowboar snowboard snowflak snowman snuffy snuggles sobaka soccer soccer1 socrates
softail softball software sojdlg123aljg soldier soleil solnce sommer sonics sonoma sooners sophie soprano
soso123aljg soulmate southpar southpark sowhat spaceman spanking spankme spanky sparkle sparky sparky1
sparta spartak spartan spartans speaker specialk spectre spectrum speedo speedy spencer1 sphinx spider
spider1 spiderma spiderman spidey spike1 spiker spikes spinner spirit spitfire splash splinter sponge
spongebo spongebob spooky sporty spring sprint sprite spunky spurs1 sputnik spyder squall squash squirrel
squirt srinivas stalin stalker stallion stanislav star69 starbuck starcraf starcraft stardust starfire
starfish stargate starman starship starter startrek starwars stasik static stealth steeler steelers
stefano steffi stepan stephani stereo sterlin steve1 sticks sticky stiffy stimpy stinger stingray stinky
stocking stocks stonecol stonecold stoned stones stoney stormy stranger stratus strawberry strider strike
striker stripper stroker studly stumpy stunner stupid stylus subaru sublime submit subway subzero success
sucker suckit suckme sultan summer summer1 summit sundance sunday sunflowe sunflower sunnyday sunrise
sunset sunshin sunshine super1 super123 superb superfly superma superman superman1 supersta superstar
surfer surfing suzuki svetik svetlana svoboda swallow sweet1 sweetnes sweetpea sweets sweety swimmer
swimming swinger swingers swordfis swordfish swords sydney syncmaster syracuse syzygy tacobell tacoma
talisman tally tanker tardis target tarheel tarheels tarzan tattoo tatyana taurus taxman taylor1 tazman
tazmania tdutybq tdutybz teacher technics techno teddy1 teddybea teddybear tekken telefon telephon temp123
tempest templar temppass tennis tequila terminator terrapin terror test123 test1234 tester testing
testpass texas1 thailand thanatos thankyou theboss thecat thedog thedoors thedude theend thegame thegreat
thekid theking theman theone therock thesims thirteen thisisit thomas1 thongs thuglife thumbs thumper
thunder thunder1 thunderb thx1138 tiberius tiburon tickle tiffany1 tiger1 tiger123 tiger2 tigers tigers1
tigger tigger1 tigger2 tights timber tinker tinkerbell tinman tintin tipper titanic titanium titans
titleist titten titties toaster toffee tolkien tomato tomcat tommy1 tommyboy toolman tootie tootsie topcat
topdog topgun topher topper tornado toronto toshiba tottenha tottenham toyota tracker tractor trader
trainer trance transam translator trapper travel traveler treasure trebor trfnthbyf triangle tricky
trident trigger trinity tripod tripper triton triumph trixie trojan trojans trombone trooper trouble
trucker trucks truelove trumpet trunks trustno1 tsunami tuesday tulips tunafish tundra tuning turbo1
turkey turkey50 turtle tweety twilight twinkle twisted twister tyler1 typhoon ufkbyf ultima ultimate
umbrella underdog undertaker unicorn unreal uranus usa123 usarmy usnavy usuckballz1 utopia vacation vagina
valentin valentina valera valhalla valkyrie vampire vanguard vanhalen vanilla varvara vasilisa vector
vectra vedder vegeta velvet venera verbatim veritas verizon vermont veronika versace vertigo vfczyz vfhbyf
vfhecz vfhufhbnf vfibyf vfitymrf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra victory
viewsonic viking vikings vikings1 viktor viktoria viktoriya violetta violin viper1 vipers virgin vision
vitalik vjcrdf vkontakte vladik vladimir vladislav volcom volley voodoo vortex voyager voyeur vsegda
vsjasnel12 vulcan walleye walmart walnut walrus wanker wapbbs warcraft wareagle warhammer warlock warlord
warrior warrior1 warriors warthog wasser wassup watcher water1 waterloo weasel webhompas webmaste
webmaster weezer welcome welcome1 welder werewolf westham westside westwood wetpussy wg8e3wjf whatever
whatsup wheels whiskers whiskey whisky whisper white1 whiteout whitesox whitey whocares whynot wibble
wicked wildcard wildcat wildcats wildfire wildman william1 willow windmill windows windsor windsurf
wingman winner winston winston1 winter wisdom wishbone wizard wolf359 wolfgang wolfie wolfman wolfpack
wolverin wolverine wolves wombat woodland woody1 woofer woofwoof woohoo wookie wordpass wraith wrangler
wrench wrestle wrestlin wrinkle1 wutang xanadu xavier xbox360 xerxes xfiles xtreme xxx123 xxxpass xyz123
yamaha yankee yankees yankees1 yankees2 ybrbnf ybrjkfq yeahbaby yellow yfcntymrf yfnfif yfnfkmz
yjdsqgfhjkm yomama yosemite yourmom yousuck ytrewq yugioh yzerman z1x2c3 z1x2c3v4 zalupa zaphod zaq123
zaq12wsx zaq1xsw2 zaqwsx zaqxsw zaqxswcde zaraza zenith zephyr zeppelin zerocool zhjckfd zhuang zidane
zigzag zildjian zipper zombie zvezda zxasqw12 zxc123 zxcasd zxcasdqwe zxcv1234 zxcvbn zxcvbnm zxcvbnm1
zxcvbnm123
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
