// Written by its test from the CLDR data of Node: the sign of a currency in its own country, where English has none. As a
// table because browsers ship fewer languages than Node, and page and browser are to show the same.
export const regionalSigns =
  'ALL=Lekë ANG=NAf. AWG=Afl. BIF=FBu BTN=Nu. BYN=Br CDF=FC DJF=Fdj DZD=DA ERN=Nfk GMD=D HTG=G KES=Ksh LSL=M MDL=L MOP=MOP$ MRU=UM MVR=Rf MWK=MK MZN=MTn PAB=B/. PEN=S/ PGK=K SCR=SR SLE=Le SOS=S SZL=E TND=DT TZS=TSh UGX=USh UZS=soʻm VES=Bs.S VUV=VT WST=WS$ ZWG=ZiG';
