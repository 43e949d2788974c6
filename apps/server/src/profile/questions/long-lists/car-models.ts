// Cars by make, model and the years they were sold, written short: each year of a model is an answer of its own.
import type { NamedOption } from '#profile/questions/named-option.ts';

/** "Model 14-19" was sold from 2014 to 2019; without years from the first year listed to the last. */
const sold: Readonly<Record<string, string>> = {
  Acura: 'ILX 14-22, Integra 23-26, MDX, NSX 14-22, RDX, RLX 14-20, TL 14-14, TLX 15-25, TSX 14-14, ZDX',
  'Alfa Romeo': '4C 14-20, Giulia 16-26, Giulietta 14-20, MiTo 14-18, Stelvio 17-26, Tonale 22-26',
  Audi: 'A1, A3, A4, A5, A6, A7, A8, Allroad, e-tron 19-24, Q2 16-26, Q3, Q4 e-tron 21-26, Q5, Q7, Q8 18-26, R8 14-24, S3, S4, TT 14-23',
  BMW: '1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series 14-18, 7 Series, 8 Series 18-26, i3 14-22, i4 21-26, i8 14-20, iX 21-26, M3, M5, X1, X2 18-26, X3, X4, X5, X6, X7 19-26, Z4',
  Buick: 'Cascada 16-19, Enclave, Encore, Envision 16-26, LaCrosse 14-19, Regal 14-20, Verano 14-17',
  Cadillac:
    'ATS 14-19, CT4 20-26, CT5 20-26, CT6 16-20, CTS 14-19, Escalade, Lyriq 22-26, SRX 14-16, XT4 19-25, XT5 17-26, XT6 20-26, XTS 14-19',
  Chevrolet:
    'Blazer, Bolt 17-23, Camaro, Captiva 14-18, Colorado, Corvette, Cruze 14-19, Equinox, Express, Impala 14-20, Malibu 14-25, Onix, Silverado, Sonic 14-20, Spark 14-22, Suburban, Tahoe, Tracker, Trailblazer, Traverse, Volt 14-19',
  Chrysler: '200 14-17, 300 14-23, Pacifica, Town & Country 14-16, Voyager',
  Citroën: 'Berlingo, C1 14-22, C3, C4, C5, C8 14-14, DS3 14-19, DS4 14-18, Jumpy',
  Dacia: 'Dokker 14-21, Duster, Jogger 21-26, Lodgy 14-22, Logan, Sandero, Spring 21-26',
  Dodge:
    'Avenger 14-14, Caravan 14-20, Challenger 14-23, Charger, Dart 14-16, Durango, Grand Caravan 14-20, Hornet 23-26, ClickWithOwner 14-20, Viper 14-17',
  Fiat: '124 Spider 16-20, 500, 500L 14-22, 500X 14-24, Argo 17-26, Bravo 14-14, Doblò, Ducato, Mobi 16-26, Panda, Punto 14-18, Strada, Tipo 15-26, Uno 14-21',
  Ford: 'Bronco 21-26, C-Max 14-19, EcoSport 14-22, Edge 14-24, Escape, Expedition, Explorer, F-150, F-250, F-350, Fiesta 14-23, Flex 14-19, Focus 14-25, Fusion 14-20, Galaxy 14-23, Ka 14-21, Kuga, Maverick 22-26, Mondeo 14-22, Mustang, Mustang Mach-E 21-26, Puma 19-26, Ranger, S-Max 14-23, Taurus 14-19, Transit',
  Genesis: 'G70 18-26, G80 17-26, G90 16-26, GV60 22-26, GV70 21-26, GV80 20-26',
  GMC: 'Acadia, Canyon, Hummer EV 22-26, Savana, Sierra, Terrain, Yukon',
  Honda:
    'Accord, BR-V 15-26, City, Civic, Clarity 17-21, CR-V, CR-Z 14-16, Crosstour 14-15, Fit, HR-V, Insight 14-22, Jazz, Legend 14-21, N-Box, Odyssey, Passport, Pilot, Prelude, Ridgeline, Stream 14-14',
  Hyundai:
    'Accent, Azera 14-17, Bayon 21-26, Creta 15-26, Elantra, Equus 14-16, Genesis 14-16, HB20, i10, i20, i30, Ioniq 16-22, Ioniq 5 21-26, Ioniq 6 22-26, Kona 17-26, Palisade 19-26, Santa Cruz 22-26, Santa Fe, Sonata, Tucson, Veloster 14-22, Venue 19-26',
  INFINITI: 'Q50 14-24, Q60 14-22, QX50 14-25, QX60, QX70 14-17, QX80',
  Jaguar: 'E-Pace 17-24, F-Pace 16-25, F-Type 14-24, I-Pace 18-24, XE 15-24, XF 14-24, XJ 14-19, XK 14-14',
  Jeep: 'Cherokee 14-23, Commander, Compass, Gladiator 20-26, Grand Cherokee, Patriot 14-17, Renegade, Wagoneer 22-26, Wrangler',
  Kia: 'Cadenza 14-20, Carens, Carnival, Ceed, EV6 21-26, EV9 23-26, Forte 14-24, K5, K900 15-20, Niro 16-26, Optima 14-20, Picanto, Rio, Rondo 14-17, Sedona 14-21, Seltos 19-26, Sorento, Soul 14-25, Sportage, Stinger 17-23, Stonic 17-26, Telluride 20-26, XCeed 19-26',
  'Land Rover':
    'Defender, Discovery, Discovery Sport 15-26, Freelander 14-15, LR2 14-15, LR4 14-16, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar 17-26',
  Lexus: 'CT 14-22, ES, GS 14-20, GX, IS, LC 17-26, LS, LX, NX, RC, RX, RZ 23-26, TX 24-26, UX 18-26',
  Lincoln:
    'Aviator, Continental 14-20, Corsair 20-26, MKC 15-19, MKS 14-16, MKT 14-19, MKX 14-18, MKZ 14-20, Nautilus 19-26, Navigator, Zephyr',
  Mazda:
    '2, 3, 5 14-18, 6 14-24, BT-50, CX-3 15-22, CX-30 19-26, CX-5, CX-50 22-26, CX-60 22-26, CX-9 14-23, CX-90 23-26, MPV 14-16, MX-30 20-25, MX-5',
  'Mercedes-Benz':
    'A-Class, B-Class, C-Class, CLA, CLS 14-23, E-Class, EQA 21-26, EQB 21-26, EQC 19-23, EQE 22-26, EQS 21-26, G-Class, GLA, GLB 19-26, GLC 15-26, GLE 15-26, GLK 14-15, GLS 15-26, M-Class 14-15, R-Class 14-17, S-Class, SL, SLK 14-16, Sprinter, V-Class, Vito',
  MINI: 'Clubman 14-24, Convertible, Cooper, Countryman, Coupé 14-15, Paceman 14-16, Roadster 14-15',
  Mitsubishi:
    'ASX, Colt, Eclipse Cross 17-26, L200, Lancer 14-17, Mirage 14-25, Outlander, Pajero 14-21, Space Star',
  Nissan:
    '370Z 14-20, Almera, Altima, Ariya 22-26, Armada, Cube 14-19, Frontier, GT-R 14-25, Juke, Kicks 16-26, Leaf, March 14-24, Maxima 14-23, Micra, Murano, Navara, Note, NV200 14-21, Pathfinder, Qashqai, Quest 14-17, Rogue, Sentra, Serena, Titan 14-24, Versa, X-Trail, Xterra 14-15',
  Opel: 'Adam 14-19, Agila 14-14, Antara 14-15, Astra, Cascada 14-19, Combo, Corsa, Crossland 17-24, Grandland 17-26, Insignia 14-22, Karl 15-19, Meriva 14-17, Mokka, Vivaro, Zafira',
  Peugeot:
    '107 14-14, 108 14-21, 2008, 207 14-14, 208, 3008, 301 14-22, 307 14-14, 308, 408, 5008, 508, 807 14-14, Partner, RCZ 14-15, Rifter 18-26',
  Porsche: '718 16-25, 911, Boxster 14-16, Cayenne, Cayman 14-16, Macan, Panamera, Taycan 19-26',
  Ram: '1500, 2500, 3500, ProMaster, ProMaster City 15-22',
  Renault:
    'Arkana 19-26, Austral 22-26, Captur, Clio, Espace, Fluence 14-16, Kadjar 15-22, Kangoo, Koleos, Kwid 15-26, Laguna 14-15, Logan 14-24, Megane, Sandero, Scénic, Talisman 15-22, Trafic, Twingo, Zoe 14-24',
  Saab: '9-3 14-14',
  Scion: 'FR-S 14-16, iA 16-16, iM 16-16, iQ 14-15, tC 14-16, xB 14-15, xD 14-14',
  Seat: 'Alhambra 14-20, Altea 14-15, Arona 17-26, Ateca 16-26, Ibiza, Leon, Mii 14-21, Tarraco 18-24, Toledo 14-19',
  Škoda:
    'Citigo 14-20, Elroq 24-26, Enyaq 20-26, Fabia, Kamiq 19-26, Karoq 17-26, Kodiaq 16-26, Octavia, Rapid 14-20, Roomster 14-15, Scala 19-26, Superb, Yeti 14-17',
  smart: '#1 22-26, #3 23-26, forfour 14-21, fortwo 14-24',
  Subaru:
    'Ascent 19-26, BRZ, Crosstrek, Forester, Impreza, Legacy 14-25, Levorg, Outback, Solterra 22-26, Tribeca 14-14, WRX, XV 14-23',
  Suzuki:
    'Alto, Baleno, Celerio, Ertiga, Grand Vitara 14-19, Ignis, Jimny, Splash 14-14, Swift, SX4 14-14, Vitara, Wagon R, XL7',
  Tesla: 'Cybertruck 23-26, Model 3 17-26, Model S, Model X 15-26, Model Y 20-26',
  Toyota:
    '4Runner, Alphard, Auris 14-18, Avalon 14-22, Avensis 14-18, Aygo, bZ4X 22-26, C-HR 16-26, Camry, Corolla, Corolla Cross 20-26, Crown, Etios 14-23, FJ Cruiser 14-22, Fortuner, GR86 21-26, Hiace, Highlander, Hilux, iQ 14-15, Land Cruiser, Matrix 14-14, Mirai, Noah, Previa 14-19, Prius, RAV4, Rush, Sequoia, Sienna, Sienta, Supra 19-26, Tacoma, Tundra, Urban Cruiser, Venza 14-24, Verso 14-18, Vios, Vitz 14-19, Wish 14-17, Yaris, Yaris Cross 20-26',
  Volkswagen:
    'Amarok, Arteon 17-24, Atlas 17-26, Beetle 14-19, Bora, Caddy, CC 14-17, Crafter, Eos 14-15, Fox 14-21, Gol 14-22, Golf, ID. Buzz 22-26, ID.3 20-26, ID.4 20-26, ID.5 21-26, ID.7 23-26, Jetta, Multivan, Passat, Phaeton 14-16, Polo, Routan 14-14, Saveiro, Scirocco 14-17, Sharan 14-22, T-Cross 18-26, T-Roc 17-26, Taigo 21-26, Tiguan, Touareg, Touran, up! 14-23, Virtus 18-26, Voyage 14-23',
  Volvo:
    'C40 21-25, EX30 23-26, EX90 24-26, S60, S80 14-16, S90 16-25, V40 14-19, V60, V70 14-16, V90 16-25, XC40 17-26, XC60, XC70 14-16, XC90',
};

const firstYear = 2014;
const lastYear = 2026;

export const carModels: readonly NamedOption[] = Object.entries(sold).flatMap(([make, models]) =>
  models.split(', ').flatMap((entry) => yearsOf(make, entry)),
);

function yearsOf(make: string, entry: string): NamedOption[] {
  const [, model = entry, from, to] = /^(.+?)(?: (\d\d)-(\d\d))?$/.exec(entry) ?? [];
  const first = from === undefined ? firstYear : 2000 + Number(from);
  const last = to === undefined ? lastYear : 2000 + Number(to);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const name = `${make} ${model} ${first + index}`;
    return { id: slugOf(name), name };
  });
}

/** Only letters and digits of the alphabet, so that an id needs no escape anywhere. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/#/g, 'no')
    .replace(/[^a-z0-9]+/g, '-');
}
