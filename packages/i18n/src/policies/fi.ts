import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Tietosuojaseloste',
  intro:
    'Tässä paneelissa voit osallistua markkinatutkimuksiin ja tarjouksiin ja ansaita palkkioita sovelluksessa tai sivustolla, jolta tulit. Siihen tarvitaan joitakin tietoja sinusta. Tällä sivulla kerrotaan, mitä paneeli säilyttää, miksi, kuka muu sen näkee ja mistä voit itse päättää.',
  sections: [
    {
      title: 'Mitä säilytämme sinusta',
      paragraphs: ['Käytät paneelia kertomatta nimeäsi. Säilytämme seuraavat tiedot:'],
      items: [
        'Tunnisteen, jolla sovellus tai sivusto, jolta tulit, tuntee sinut. Sen avulla palkkiosi löytävät perille.',
        'Vastauksesi itseäsi koskeviin kysymyksiin, jotka liittyvät esimerkiksi ikään, sukupuoleen, kotitalouteen tai kiinnostuksen kohteisiin, sekä tiedon siitä, milloin annoit ne.',
        'Mitkä kyselyt ja tarjoukset olet avannut, miten ne päättyivät ja mitä ansaitsit niillä.',
        'Käyntisi tekniset tiedot: maan, kielen, laitteen ja selaimen tyypin sekä IP-osoitteestasi lasketun tiivisteen, josta itse osoitetta ei voi lukea.',
        'Selaimesi ominaisuuksista muodostetun sormenjäljen, jotta kukaan ei vastaa samaan kyselyyn kahdesti.',
        'Mitä kirjoitat tuelle, sähköpostiosoitteesi ja liittämäsi tiedostot mukaan lukien, ja mitä kerrot meille kyselystä.',
        'Jos sinua pyydetään vahvistamaan puhelinnumerosi: numerosta lasketun tiivisteen, jotta yksi numero kuuluu yhdelle tilille.',
        'Jos asennat selainlaajennuksemme: tiedon siitä, että se on asennettu, ja milloin sitä on viimeksi käytetty.',
      ],
    },
    {
      title: 'Mihin käytämme tietoja',
      paragraphs: [],
      items: [
        'Jotta voimme näyttää sinulle sopivia kyselyitä ja tarjouksia eikä sinulta kysytä mitään kahdesti.',
        'Jotta voimme hyvittää palkkiosi ja tilittää ne sovelluksen tai sivuston kanssa, jolta tulit.',
        'Jotta tutkimus pysyy rehellisenä: etsimme kaksoisvastauksia, automaattisia vastauksia ja peiteltyjä sijainteja.',
        'Jotta voimme vastata sinulle, kun kirjoitat tuelle.',
        'Jotta löydämme ja korjaamme paneelin viat.',
      ],
    },
    {
      title: 'Millä perusteella',
      paragraphs: [
        'Päätät itse, osallistutko. Annat suostumuksesi ennen ensimmäistä kyselyä, ja vastauksiasi käytetään sen perusteella. Palkkioiden hyvittämiseen tarvittavia tietoja käytämme pitääksemme lupauksemme sinulle; petosten torjuntaan tarvittavia siksi, että rehelliset tulokset ovat kaikkien osallistujien etu.',
        'Jotkin kysymykset koskevat asioita, joita laki suojaa erityisesti, kuten terveyttä tai vakaumusta. Voit ohittaa ne tai poistua kyselystä.',
      ],
    },
    {
      title: 'Kuka muu näkee tiedot',
      paragraphs: ['Emme myy tietoja sinusta. Luovutamme vain sen, mitä kukin seuraavista tarvitsee:'],
      items: [
        'Kyselyn toteuttava yritys saa juuri sitä kyselyä varten luodun tunnisteen ja ne vastaukset, jotka ratkaisevat, sopiiko kysely sinulle. Itse kyselyssä antamasi vastaukset se saa suoraan oman tietosuojaselosteensa mukaisesti.',
        'Tarjouksen takana oleva mainostaja saa tietää, että olet avannut tarjouksen, sitä varten luodulla tunnisteella.',
        'Sovellus tai sivusto, jolta tulit, saa tietää, että olet suorittanut kyselyn tai tarjouksen ja minkä arvoinen se on, mutta ei koskaan sitä, mitä vastasit.',
        'Palvelut, jotka etsivät kaksoisvastauksia tai peiteltyjä sijainteja, saavat vain niitä varten luodun tunnisteen tai IP-osoitteesi sen mukaan, kumpaa tarkistus vaatii.',
        'Tekstiviestimme välittävä yritys saa tietää puhelinnumeron, jonka haluat vahvistaa.',
        'Yritykset, jotka ylläpitävät palvelimiamme, toimivat vain ohjeidemme mukaan.',
        'Viranomaiset saavat sen, minkä laki velvoittaa meidät luovuttamaan.',
      ],
    },
    {
      title: 'Mitä selaimeesi tallennetaan',
      paragraphs: [
        'Paneeli säilyttää selaimesi paikallisessa tallennustilassa muutamia tietoja: kuka olet meille, miten järjestät luettelosi, mitkä laitteet valitsit tarjouksia varten, minkä kyselyn vuoksi tulit, mitä sinulle on jo kerrottu tai mitä sinulta on jo kysytty, sekä tuelle kirjoittamasi viestin, jota et ole vielä lähettänyt. Paneeli tarvitsee niitä toimiakseen. Se ei aseta mainosevästeitä eikä seuraa sinua muille sivuille.',
      ],
    },
    {
      title: 'Kuinka kauan säilytämme tietoja',
      paragraphs: [
        'Itseäsi koskevat vastaukset vanhenevat: jonkin ajan kuluttua pyydämme sinua vahvistamaan ne. Säilytämme tilisi niin kauan kuin käytät sitä. Palkkioita koskevat tiedot säilytetään niin kauan kuin kirjanpitolainsäädäntö vaatii. Tekniset lokit poistetaan lyhyen ajan kuluttua.',
      ],
    },
    {
      title: 'Mistä voit päättää',
      paragraphs: ['Voit milloin tahansa ja perustelematta pyytää meitä:'],
      items: [
        'näyttämään, mitä säilytämme sinusta, tai antamaan sen muodossa, jota muut ohjelmat voivat lukea',
        'korjaamaan virheelliset tiedot; itseäsi koskevia vastauksia voit muuttaa profiilissasi',
        'poistamaan tilisi ja vastauksesi',
        'lopettamaan tietojesi käytön tai käyttämään niitä vain osittain',
      ],
    },
    {
      title: 'Lapset',
      paragraphs: [
        'Paneeli on tarkoitettu aikuisille. Alle 18-vuotias ei saa osallistua; jos saamme siitä tiedon, poistamme tilin.',
      ],
    },
    {
      title: 'Näin tavoitat meidät',
      paragraphs: [
        'Kirjoita meille paneelin ohjesivun kautta; vastaamme 24 tunnin kuluessa. Jos koet, ettemme ole kunnioittaneet oikeuksiasi, voit kääntyä myös maasi tietosuojaviranomaisen puoleen.',
        'Kun tämä seloste muuttuu sinun kannaltasi olennaisesti, paneeli pyytää suostumustasi uudelleen.',
      ],
    },
  ],
};
