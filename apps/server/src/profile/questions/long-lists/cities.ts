// Large cities of the countries the product is used in, under the names their people write.
import type { NamedOption } from '#profile/questions/named-option.ts';

const citiesOf: Readonly<Record<string, string>> = {
  US: 'Albuquerque, Anaheim, Anchorage, Arlington, Atlanta, Aurora, Austin, Bakersfield, Baltimore, Baton Rouge, Birmingham, Boise, Boston, Buffalo, Chandler, Charlotte, Chattanooga, Chesapeake, Chicago, Chula Vista, Cincinnati, Cleveland, Colorado Springs, Columbus, Corpus Christi, Dallas, Denver, Des Moines, Detroit, Durham, El Paso, Fayetteville, Fontana, Fort Lauderdale, Fort Wayne, Fort Worth, Fremont, Fresno, Garland, Gilbert, Glendale, Grand Rapids, Greensboro, Henderson, Hialeah, Honolulu, Houston, Huntsville, Indianapolis, Irvine, Irving, Jacksonville, Jersey City, Kansas City, Knoxville, Laredo, Las Vegas, Lexington, Lincoln, Little Rock, Long Beach, Los Angeles, Louisville, Lubbock, Madison, Memphis, Mesa, Miami, Milwaukee, Minneapolis, Mobile, Modesto, Montgomery, Moreno Valley, Nashville, New Orleans, New York, Newark, Newport News, Norfolk, North Las Vegas, Oakland, Oklahoma City, Omaha, Orlando, Oxnard, Philadelphia, Phoenix, Pittsburgh, Plano, Portland, Providence, Raleigh, Reno, Richmond, Riverside, Rochester, Sacramento, Saint Paul, Salt Lake City, San Antonio, San Bernardino, San Diego, San Francisco, San Jose, Santa Ana, Santa Clarita, Scottsdale, Seattle, Shreveport, Spokane, Springfield, St. Louis, St. Petersburg, Stockton, Tacoma, Tallahassee, Tampa, Tempe, Toledo, Tucson, Tulsa, Vancouver, Virginia Beach, Washington, Wichita, Winston-Salem, Worcester, Yonkers',
  CA: 'Brampton, Calgary, Edmonton, Gatineau, Halifax, Hamilton, Kitchener, Laval, London, Longueuil, Markham, Mississauga, Montréal, Ottawa, Québec, Regina, Saskatoon, Surrey, Toronto, Trois-Rivières, Vancouver, Vaughan, Victoria, Windsor, Winnipeg',
  MX: 'Acapulco, Aguascalientes, Cancún, Chihuahua, Ciudad de México, Ciudad Juárez, Culiacán, Guadalajara, Hermosillo, León, Mérida, Mexicali, Monterrey, Morelia, Puebla, Querétaro, Saltillo, San Luis Potosí, Tijuana, Torreón, Veracruz, Zapopan',
  BR: 'Aracaju, Belém, Belo Horizonte, Brasília, Campinas, Campo Grande, Contagem, Cuiabá, Curitiba, Duque de Caxias, Feira de Santana, Florianópolis, Fortaleza, Goiânia, Guarulhos, Jaboatão dos Guararapes, João Pessoa, Joinville, Juiz de Fora, Londrina, Macapá, Maceió, Manaus, Natal, Niterói, Nova Iguaçu, Osasco, Porto Alegre, Porto Velho, Recife, Ribeirão Preto, Rio de Janeiro, Salvador, Santo André, Santos, São Bernardo do Campo, São Gonçalo, São José dos Campos, São Luís, São Paulo, Sorocaba, Teresina, Uberlândia, Vitória',
  AR: 'Bahía Blanca, Buenos Aires, Córdoba, La Plata, Mar del Plata, Mendoza, Neuquén, Rosario, Salta, San Miguel de Tucumán, Santa Fe',
  GB: 'Aberdeen, Belfast, Birmingham, Bradford, Brighton, Bristol, Cambridge, Cardiff, Coventry, Derby, Dundee, Edinburgh, Exeter, Glasgow, Hull, Leeds, Leicester, Liverpool, London, Manchester, Newcastle upon Tyne, Norwich, Nottingham, Oxford, Plymouth, Portsmouth, Reading, Sheffield, Southampton, Stoke-on-Trent, Sunderland, Swansea, Wolverhampton, York',
  IE: 'Cork, Dublin, Galway, Limerick, Waterford',
  DE: 'Aachen, Augsburg, Berlin, Bielefeld, Bochum, Bonn, Braunschweig, Bremen, Chemnitz, Darmstadt, Dortmund, Dresden, Duisburg, Düsseldorf, Erfurt, Erlangen, Essen, Frankfurt am Main, Freiburg im Breisgau, Fürth, Gelsenkirchen, Göttingen, Halle, Hamburg, Hannover, Heidelberg, Ingolstadt, Jena, Karlsruhe, Kassel, Kiel, Koblenz, Köln, Krefeld, Leipzig, Leverkusen, Lübeck, Ludwigshafen, Magdeburg, Mainz, Mannheim, Mönchengladbach, München, Münster, Nürnberg, Oberhausen, Oldenburg, Osnabrück, Paderborn, Potsdam, Regensburg, Rostock, Saarbrücken, Solingen, Stuttgart, Ulm, Wiesbaden, Wolfsburg, Wuppertal, Würzburg',
  AT: 'Dornbirn, Graz, Innsbruck, Klagenfurt, Linz, Salzburg, St. Pölten, Villach, Wels, Wien',
  CH: 'Basel, Bern, Genève, Lausanne, Lugano, Luzern, St. Gallen, Winterthur, Zürich',
  FR: 'Aix-en-Provence, Amiens, Angers, Besançon, Bordeaux, Brest, Caen, Clermont-Ferrand, Dijon, Grenoble, Le Havre, Le Mans, Lille, Limoges, Lyon, Marseille, Metz, Montpellier, Mulhouse, Nancy, Nantes, Nice, Nîmes, Orléans, Paris, Perpignan, Reims, Rennes, Rouen, Saint-Étienne, Strasbourg, Toulon, Toulouse, Tours',
  ES: 'A Coruña, Alicante, Almería, Badajoz, Barcelona, Bilbao, Burgos, Cádiz, Cartagena, Castellón de la Plana, Córdoba, Gijón, Granada, Huelva, Jaén, Las Palmas, León, Logroño, Madrid, Málaga, Murcia, Oviedo, Palma, Pamplona, Salamanca, San Sebastián, Santander, Sevilla, Tarragona, Valencia, Valladolid, Vigo, Vitoria-Gasteiz, Zaragoza',
  PT: 'Aveiro, Braga, Coimbra, Évora, Faro, Funchal, Guimarães, Leiria, Lisboa, Porto, Setúbal, Viseu',
  IT: 'Bari, Bergamo, Bologna, Brescia, Cagliari, Catania, Ferrara, Firenze, Foggia, Forlì, Genova, Lecce, Livorno, Messina, Milano, Modena, Napoli, Padova, Palermo, Parma, Perugia, Pescara, Pisa, Ravenna, Reggio Calabria, Rimini, Roma, Salerno, Sassari, Siracusa, Taranto, Torino, Trento, Trieste, Udine, Venezia, Verona, Vicenza',
  NL: 'Almere, Amersfoort, Amsterdam, Arnhem, Breda, Den Haag, Eindhoven, Groningen, Haarlem, Leiden, Maastricht, Nijmegen, Rotterdam, Tilburg, Utrecht, Zwolle',
  BE: 'Antwerpen, Brugge, Brussel, Charleroi, Gent, Leuven, Liège, Namur',
  PL: 'Białystok, Bydgoszcz, Częstochowa, Gdańsk, Gdynia, Katowice, Kielce, Kraków, Lublin, Łódź, Olsztyn, Poznań, Radom, Rzeszów, Sosnowiec, Szczecin, Toruń, Warszawa, Wrocław, Zielona Góra',
  CZ: 'Brno, České Budějovice, Hradec Králové, Liberec, Olomouc, Ostrava, Pardubice, Plzeň, Praha, Ústí nad Labem',
  SE: 'Göteborg, Helsingborg, Jönköping, Linköping, Lund, Malmö, Norrköping, Örebro, Stockholm, Umeå, Uppsala, Västerås',
  NO: 'Bergen, Drammen, Kristiansand, Oslo, Stavanger, Tromsø, Trondheim',
  DK: 'Aalborg, Aarhus, Esbjerg, København, Odense, Randers, Vejle',
  FI: 'Espoo, Helsinki, Jyväskylä, Lahti, Oulu, Tampere, Turku, Vantaa',
  RO: 'Arad, Brașov, București, Cluj-Napoca, Constanța, Craiova, Galați, Iași, Oradea, Ploiești, Sibiu, Timișoara',
  TR: 'Adana, Ankara, Antalya, Bursa, Denizli, Diyarbakır, Erzurum, Eskişehir, Gaziantep, İstanbul, İzmir, Kayseri, Konya, Mersin, Samsun, Şanlıurfa, Trabzon',
  SA: 'الدمام, الرياض, الطائف, المدينة المنورة, أبها, بريدة, تبوك, جدة, حائل, خميس مشيط, مكة المكرمة, ينبع',
  EG: 'الإسكندرية, أسوان, أسيوط, الجيزة, السويس, القاهرة, الأقصر, المنصورة, بورسعيد, طنطا',
  AE: 'أبو ظبي, الشارقة, العين, دبي, رأس الخيمة, عجمان',
  JP: '横浜市, 大阪市, 名古屋市, 札幌市, 福岡市, 川崎市, 神戸市, 京都市, さいたま市, 広島市, 仙台市, 千葉市, 北九州市, 堺市, 浜松市, 新潟市, 熊本市, 相模原市, 岡山市, 静岡市, 船橋市, 鹿児島市, 八王子市, 東京, 松山市, 金沢市, 長崎市, 那覇市',
  KR: '서울, 부산, 인천, 대구, 대전, 광주, 수원, 울산, 고양, 창원, 성남, 제주',
  CN: '北京, 上海, 广州, 深圳, 成都, 重庆, 天津, 武汉, 西安, 杭州, 南京, 苏州, 青岛, 大连, 厦门',
  AU: 'Adelaide, Brisbane, Cairns, Canberra, Darwin, Geelong, Gold Coast, Hobart, Melbourne, Newcastle, Perth, Sydney, Townsville, Wollongong',
  NZ: 'Auckland, Christchurch, Dunedin, Hamilton, Tauranga, Wellington',
  ID: 'Bandung, Bekasi, Denpasar, Depok, Jakarta, Makassar, Malang, Medan, Palembang, Semarang, Surabaya, Tangerang, Yogyakarta',
  MY: 'George Town, Ipoh, Johor Bahru, Kota Kinabalu, Kuala Lumpur, Kuching, Melaka, Shah Alam',
  PH: 'Bacolod, Baguio, Cagayan de Oro, Caloocan, Cebu, Davao, Iloilo, Makati, Manila, Quezon City, Taguig, Zamboanga',
  TH: 'กรุงเทพมหานคร, เชียงใหม่, ขอนแก่น, นครราชสีมา, พัทยา, ภูเก็ต, หาดใหญ่, อุดรธานี',
  VN: 'Biên Hòa, Cần Thơ, Đà Nẵng, Hà Nội, Hải Phòng, Hồ Chí Minh, Huế, Nha Trang',
  IN: 'Ahmedabad, Bengaluru, Bhopal, Chennai, Delhi, Hyderabad, Indore, Jaipur, Kanpur, Kochi, Kolkata, Lucknow, Mumbai, Nagpur, Patna, Pune, Surat, Thane, Visakhapatnam',
};

/** The id is the place in its country's list: new cities are added at the end of a list, none is taken out. */
export const cities: readonly NamedOption[] = Object.entries(citiesOf).flatMap(([country, names]) =>
  names.split(', ').map((name, index) => ({
    id: `${country.toLowerCase()}-${index + 1}`,
    name: `${name}, ${country}`,
  })),
);
